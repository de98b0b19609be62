import type { Origin } from '../distance/distance-from.js';
import { distanceMeters } from '../distance/distance-meters.js';
import type { StoreIndex } from '../search/store-index.js';
import { matchStores } from '../search/match-stores.js';
import type { Store } from '../store/store.js';

/** The shopper's query, and the point to sort by. */
export interface SearchAndSort {
  /** Words that must all occur in a store's text, accents and case aside; '' for all stores. */
  readonly query: string;
  /**
   * The nearest stores to this point come first, and stores without a position come last. When it
   * is undefined, stores keep the order of the listing.
   */
  readonly origin?: Origin | undefined;
}

const perMeter = 100;
/** The key in centimetres for stores without a position: farther than any point on earth. */
const unplaced = 2 ** 31;
/** More stores than any listing has. */
const ranks = 2 ** 21;

/**
 * Sorts numbers, which needs no call for each comparison. A number holds the distance in
 * centimetres and, in its lower part, the store's place in the list. A double holds both exactly.
 */
function nearestFirst(stores: readonly Store[], origin: Origin): readonly Store[] {
  const keys = new Float64Array(stores.length);
  stores.forEach(({ position }, rank) => {
    const far = position ? Math.round(distanceMeters(origin, position) * perMeter) : unplaced;
    keys[rank] = far * ranks + rank;
  });
  keys.sort();
  return stores.map((_, place) => stores[keys[place]! % ranks] as Store);
}

/**
 * Returns the stores to show, in order. Of two equally far stores the first in the listing comes
 * first. List and map use the same result.
 */
export function searchAndSort(
  index: StoreIndex,
  { query, origin }: SearchAndSort,
): readonly Store[] {
  const stores = matchStores(index, query);
  return origin ? nearestFirst(stores, origin) : stores;
}
