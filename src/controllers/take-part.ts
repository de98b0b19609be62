import type { Resource } from '../page/resource.js';

/**
 * Takes part in what the page reads once for all elements, until the signal aborts: the last who leaves ends it. Resolves
 * once it has settled.
 *
 * @param onChange hears of all that comes, before that and later
 */
export const takePart = (
  resource: Resource,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      if (!resource.running) resolve();
    };
    const leave = resource.subscribe(() => {
      onChange();
      settle();
    });
    signal.addEventListener('abort', () => {
      leave();
      reject(signal.reason);
    });
    settle();
  });
