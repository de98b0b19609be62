import { indexStores, type StoreIndex } from './store-index.js';
import type { Store } from '../store/store.js';

/**
 * Makes the index of a listing. `sources` are the stores as they arrived. `stores` are the same
 * stores at the same places, with more details.
 */
export type IndexStores = (stores: readonly Store[], sources: readonly Store[]) => StoreIndex;

/**
 * Indexes a listing that grows, or whose stores are replaced by more detailed ones. Stores that are
 * the same as last time, at the same place, cost next to nothing.
 */
export function growingStoreIndex(): IndexStores {
  let before: readonly Store[] = [];
  let names = new Set<string>();
  let repeatedNames: ReadonlySet<string> = new Set();

  return (stores, sources) => {
    let same = 0;
    while (same < before.length && before[same] === sources[same]) same++;
    if (same < before.length) {
      same = 0;
      names = new Set();
      repeatedNames = new Set();
    }
    const more = new Set<string>();
    for (const { name } of same ? sources.slice(same) : sources) {
      const { size } = names;
      if (names.add(name).size === size) more.add(name);
    }
    if ([...more].some((name) => !repeatedNames.has(name)))
      repeatedNames = new Set([...repeatedNames, ...more]);
    before = sources;
    return indexStores(stores, sources, repeatedNames);
  };
}
