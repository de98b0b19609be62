import type { FoundStore } from '../store/found-store.js';
import type { MyStore } from '../store/my-store.js';

/** As long as two lines of an address that is not known yet. */
const blank = '\u00a0';

/**
 * The stores with the shopper's own at the beginning.
 * @param isComplete false: more are on their way; until it comes it stands there as it was kept, so that no row moves
 */
export function pinOwnStore(
  stores: readonly FoundStore[],
  mine: MyStore | undefined,
  isComplete: boolean,
): readonly FoundStore[] {
  if (!mine || !stores.length) return stores;
  let own = stores.find(({ id }) => id === mine.id);
  if (!own && isComplete) return stores;
  own ??= {
    position: undefined,
    ...mine,
    address: blank,
    city: blank,
    state: '',
    zip: '',
    country: '',
    countryCode: undefined,
  };
  return [own, ...stores.filter((store) => store !== own)];
}
