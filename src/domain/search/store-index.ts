import { normalizeText } from './normalize-text.js';
import type { Store } from '../store/store.js';

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

/** Those of stores that have been folded, by `searchText` or ahead. */
export const searchTexts = new WeakMap<Store, string>();

/** Folded once and remembered; thousands are folded ahead by `normalizeStores`, which knows what a text consists of, too. */
export function searchText(store: Store): string {
  let text = searchTexts.get(store);
  if (text === undefined) {
    const { name, address, city, state, zip, country } = store;
    text = normalizeText([name, address, zip, city, state, country].join(' '));
    searchTexts.set(store, text);
  }
  return text;
}

const lists = new WeakMap<readonly Store[], readonly string[]>();

/** Those of a listing: so many are a list's work for the first who asks. */
export function searchTextsOf(stores: readonly Store[]): readonly string[] {
  let texts = lists.get(stores);
  if (!texts) lists.set(stores, (texts = stores.map(searchText)));
  return texts;
}

function repeatedNames(stores: readonly Store[]): ReadonlySet<string> {
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of stores) (once.has(name) ? repeated : once).add(name);
  return repeated;
}

/** @param sources the stores as they arrived, whose texts may be folded already */
export const indexStores = (
  stores: readonly Store[],
  sources = stores,
  repeated = repeatedNames(stores),
): StoreIndex => {
  let ranks: ReadonlyMap<number, number> | undefined;
  return {
    stores,
    repeatedNames: repeated,
    // Seldom asked for while pages arrive.
    get texts() {
      return searchTextsOf(sources);
    },
    get ranks() {
      return (ranks ??= new Map(stores.map(({ id }, rank) => [id, rank])));
    },
  };
};
