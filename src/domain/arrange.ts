import { distanceFrom, type Origin } from './distance-from.js';
import type { FoundStore } from './found-store.js';
import type { StoreIndex } from './index-stores.js';
import { matchStores } from './match-stores.js';
import type { Store } from './store.js';

/** What the shopper asked for. */
export interface Arrangement {
  /** Words that must all occur in a store's text, accents and case aside; '' for all stores. */
  readonly query: string;
  /** Gives the stores that a query matches, in listing order; `matchStores` by default. */
  readonly match?: ((index: StoreIndex, query: string) => readonly Store[]) | undefined;
  /** Nearest to here first; stores without a position last. Left out: in listing order. */
  readonly origin?: Origin | undefined;
}

interface Measured {
  readonly store: FoundStore;
  readonly meters: number;
}

/** Measured once an origin, so that a store stays the same object while others get their positions. */
const measured = new WeakMap<Origin, WeakMap<Store, Measured>>();

function measure(store: Store, origin: Origin): Measured {
  if (!store.position) return { store, meters: Infinity };
  const { meters, radiusMeters } = distanceFrom(origin, store.position);
  return { store: { ...store, distanceMeters: Math.max(meters, radiusMeters) }, meters };
}

/** The stores to show, in order; of two that are equally far the first in the listing. List and map show the same. */
export function arrange(
  index: StoreIndex,
  { query, origin, match = matchStores }: Arrangement,
): readonly FoundStore[] {
  const stores = match(index, query);
  if (!origin) return stores;
  let known = measured.get(origin);
  if (!known) measured.set(origin, (known = new WeakMap<Store, Measured>()));
  const results: Measured[] = [];
  for (const store of stores) {
    let result = known.get(store);
    if (!result) known.set(store, (result = measure(store, origin)));
    results.push(result);
  }
  // Infinity less Infinity is no number, which counts as equal.
  return results.sort((a, b) => a.meters - b.meters || 0).map(({ store }) => store);
}
