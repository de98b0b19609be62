import { DebouncedStatus } from '../../../src/scheduling/debounced-status.js';
import { mountLocator } from './locator.js';
import { exactly } from './places.js';

/**
 * Waits until a lookup of a town that begins now is over, in a locator of its own. Every lookup
 * that another locator has begun before is over then, too, and what follows from it is shown: the
 * locator here says its town half a second after it has found it.
 */
export async function lookedUp(town: string): Promise<void> {
  const other = await mountLocator(exactly());
  await other.narrowable();
  other.element.search(town);
  await other.lineSays(new RegExp(` of ${town},`));
  other.stage.remove();
}

/** Waits until the result lines show what they have been given to say before. */
export const whenSaid = (): Promise<void> =>
  new Promise((done) =>
    new DebouncedStatus({
      addController: () => {},
      removeController: () => {},
      requestUpdate: done,
      updateComplete: Promise.resolve(true),
    }).offer('marker'),
  );
