import { foldedText, indexStores, type StoreIndex } from './index-stores.js';
import type { Store } from './store.js';

/** `sources` are the stores as they arrived, whose texts are folded already. */
export type IndexStores = (stores: readonly Store[], sources: readonly Store[]) => StoreIndex;

/**
 * Indexes a listing that grows, or whose stores are replaced by others that say more: what is the same as in the last
 * one, at the same place, costs next to nothing.
 */
export function storeIndexer(): IndexStores {
  let before: readonly Store[] = [];
  let texts: readonly string[] = [];
  let names = new Set<string>();
  let repeatedNames: ReadonlySet<string> = new Set();

  const isAt = (rank: number, store: Store): boolean => {
    const last = before[rank];
    return last === store || (!!last && saysTheSame(last, store));
  };

  return (stores, sources) => {
    let same = 0;
    while (same < stores.length && isAt(same, stores[same]!)) same++;
    const hasOnlyGrown = same === before.length;
    const ranks = new Map(hasOnlyGrown ? [] : before.map(({ id }, rank) => [id, rank]));
    texts = stores.map((store, rank) => {
      if (rank < same) return texts[rank]!;
      const last = ranks.get(store.id);
      return last !== undefined && isAt(last, store) ? texts[last]! : foldedText(sources[rank]!);
    });
    if (!hasOnlyGrown) {
      names = new Set();
      repeatedNames = new Set();
    }
    const more = new Set<string>();
    for (const { name } of hasOnlyGrown ? stores.slice(same) : stores)
      if (names.has(name)) more.add(name);
      else names.add(name);
    if ([...more].some((name) => !repeatedNames.has(name)))
      repeatedNames = new Set([...repeatedNames, ...more]);
    before = stores;
    return indexStores(stores, texts, repeatedNames);
  };
}

/** Whether a search finds both by the same words. Field by field, as a loop over them takes five times as long. */
const saysTheSame = (a: Store, b: Store): boolean =>
  a.name === b.name &&
  a.address === b.address &&
  a.zip === b.zip &&
  a.city === b.city &&
  a.state === b.state &&
  a.country === b.country;
