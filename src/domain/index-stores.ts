import { fold } from './fold.js';
import type { Store } from './store.js';

/** A listing prepared for searching: built once per change of the listing, read at every keystroke. */
export interface StoreIndex {
  /** In listing order. */
  readonly stores: readonly Store[];
  /** Folded name, address, town, state, postal code and country of the store at the same place. */
  readonly texts: readonly string[];
  /** A store's place in `stores`, by its id. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Names that more than one store has: the same set while there is no further one. */
  readonly repeatedNames: ReadonlySet<string>;
}

const searched = ['name', 'address', 'zip', 'city', 'state', 'country'] as const;

const foldedTexts = new WeakMap<Store, string>();

/** Folded once and remembered: worth calling as stores arrive, so that thousands never fold in one task. */
export function foldedText(store: Store): string {
  let text = foldedTexts.get(store);
  if (text === undefined) {
    text = fold(searched.map((field) => store[field]).join(' '));
    foldedTexts.set(store, text);
  }
  return text;
}

/**
 * Indexes a listing that grows, or whose stores are replaced by others that say more: what is the same as in the last
 * one, at the same place, costs next to nothing.
 */
export function storeIndexer(): (stores: readonly Store[]) => StoreIndex {
  let before: readonly Store[] = [];
  let texts: readonly string[] = [];
  let names = new Set<string>();
  let repeatedNames: ReadonlySet<string> = new Set();

  const isAt = (rank: number, store: Store): boolean => {
    const last = before[rank];
    return last === store || (!!last && searched.every((field) => last[field] === store[field]));
  };

  return (stores) => {
    let same = 0;
    while (same < stores.length && isAt(same, stores[same]!)) same++;
    const hasOnlyGrown = same === before.length;
    const ranks = new Map(hasOnlyGrown ? [] : before.map(({ id }, rank) => [id, rank]));
    texts = stores.map((store, rank) => {
      if (rank < same) return texts[rank]!;
      const last = ranks.get(store.id);
      return last !== undefined && isAt(last, store) ? texts[last]! : foldedText(store);
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
    return indexOf(stores, texts, repeatedNames);
  };
}

export const indexStores = (stores: readonly Store[]): StoreIndex => storeIndexer()(stores);

function indexOf(
  stores: readonly Store[],
  texts: readonly string[],
  repeatedNames: ReadonlySet<string>,
): StoreIndex {
  let ranks: ReadonlyMap<number, number> | undefined;
  return {
    stores,
    texts,
    repeatedNames,
    // Seldom asked for while pages arrive.
    get ranks() {
      return (ranks ??= new Map(stores.map(({ id }, rank) => [id, rank])));
    },
  };
}
