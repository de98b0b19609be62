import { normalizeText } from '../search/normalize-text.js';
import type { Store } from '../store/store.js';

const known = new WeakMap<readonly Store[], readonly Store[]>();
/** The known sort keys of stores. `townKey` fills them, or `normalizeTowns` in advance. */
export const townKeys = new WeakMap<Store, string>();

function townKey(store: Store): string {
  let key = townKeys.get(store);
  if (key === undefined)
    townKeys.set(store, (key = `${normalizeText(store.state)}\n${normalizeText(store.city)}`));
  return key;
}

/**
 * Sorts stores by state, then city. Stores of one city keep their order, and stores without a state
 * come first. The result is kept, because a long list comes back whenever a search ends.
 */
export function sortByTown<S extends Store>(stores: readonly S[]): readonly S[] {
  let sorted = known.get(stores) as readonly S[] | undefined;
  if (!sorted) {
    // Sorting the towns is faster, because there are fewer towns than stores.
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
