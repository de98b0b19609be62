import { LatePart } from '../../controllers/late-part.js';
import { yieldWhileLoading } from '../../scheduling/yield-while-loading.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { NarrowSide, NarrowSideOptions } from './narrow-side.js';

/** Gives what narrows and orders the list, once it is there. */
export function narrowLoader(
  host: LocatorAttributes,
  options: Omit<NarrowSideOptions, 'keepList'>,
): () => NarrowSide | undefined {
  const part = new LatePart(host, 'what narrows the list', async () => {
    const [{ NarrowSide }, { keepList }] = await Promise.all([
      import('./narrow-side.js'),
      import('./list/keep-list.js'),
    ]);
    await yieldWhileLoading(options.view().listing.status);
    return () => new NarrowSide(host, { ...options, keepList });
  });
  void part.ask();
  return () => part.value;
}
