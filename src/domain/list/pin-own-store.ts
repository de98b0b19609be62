import type { FoundStore } from '../store/found-store.js';
import type { MyStore } from '../store/my-store.js';

/** Keeps the row as high as two address lines while the address is unknown. */
const blank = '\u00a0';

/**
 * Returns the stores with the shopper's own store first.
 * @param isComplete false while more stores are to come. Until the shopper's own store arrives, its
 *   remembered data fill its row, so that no row moves.
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
