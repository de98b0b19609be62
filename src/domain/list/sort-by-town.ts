import { normalizeText } from '../search/normalize-text.js';
import type { Store } from '../store/store.js';

const known = new WeakMap<readonly Store[], readonly Store[]>();
/** What stores are put in order by, as far as it is worked out, by `townKey` or ahead. */
export const townKeys = new WeakMap<Store, string>();

function townKey(store: Store): string {
  let key = townKeys.get(store);
  if (key === undefined)
    townKeys.set(store, (key = `${normalizeText(store.state)}\n${normalizeText(store.city)}`));
  return key;
}

/**
 * Stores by state, then city; those of one city stay in their order, and what has no state comes first. A list is put in
 * order once: a long one comes back whenever a search is over.
 */
export function sortByTown<S extends Store>(stores: readonly S[]): readonly S[] {
  let sorted = known.get(stores) as readonly S[] | undefined;
  if (!sorted) {
    // There are fewer towns than stores to be sorted.
    const towns = new Map<string, S[]>();
    for (const store of stores) {
      const key = townKey(store);
      const others = towns.get(key);
      if (others) others.push(store);
      else towns.set(key, [store]);
    }
    sorted = [...towns.keys()].sort().flatMap((key) => towns.get(key)!);
    known.set(stores, sorted);
  }
  return sorted;
}
