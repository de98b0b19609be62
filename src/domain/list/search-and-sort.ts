import type { Origin } from '../distance/distance-from.js';
import { distanceMeters } from '../distance/distance-meters.js';
import type { StoreIndex } from '../search/store-index.js';
import { matchStores } from '../search/match-stores.js';
import type { Store } from '../store/store.js';

/** What the shopper asked for. */
export interface SearchAndSort {
  /** Words that must all occur in a store's text, accents and case aside; '' for all stores. */
  readonly query: string;
  /** Nearest to here first; stores without a position last. Left out: in listing order. */
  readonly origin?: Origin | undefined;
}

const perMeter = 100;
/** In centimetres: farther than anything on earth. */
const unplaced = 2 ** 31;
/** More stores than any listing has. */
const ranks = 2 ** 21;

/**
 * Sorted as numbers, without a call for each comparison: the distance in centimetres and, below it, the place in the
 * list. A double holds both exactly.
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

/** The stores to show, in order; of two that are equally far the first in the listing. List and map show the same. */
export function searchAndSort(
  index: StoreIndex,
  { query, origin }: SearchAndSort,
): readonly Store[] {
  const stores = matchStores(index, query);
  return origin ? nearestFirst(stores, origin) : stores;
}
