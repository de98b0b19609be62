import { normalizeText } from './normalize-text.js';
import type { Store } from '../store/store.js';

/**
 * A listing prepared for searching: built once per change of the listing, read at every keystroke.
 */
export interface StoreIndex {
  /** The stores in listing order. */
  readonly stores: readonly Store[];
  /**
   * Normalized name, address, town, state, postal code and country of the store at the same index.
   */
  readonly texts: readonly string[];
  /** The index of each store in `stores`, by the store's id. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Names that more than one store has. The set is replaced only when another name repeats. */
  readonly repeatedNames: ReadonlySet<string>;
}

/** The normalized texts of stores. `searchText` fills them, or `normalizeStores` in advance. */
export const searchTexts = new WeakMap<Store, string>();

/**
 * Normalizes a store's text once and keeps it. `normalizeStores` normalizes thousands in advance,
 * and must use the same fields.
 */
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

/**
 * Returns the normalized texts of a listing. The first call makes the list, which is some work for
 * thousands of stores.
 */
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

/** @param sources the stores as they arrived, whose texts may be normalized already */
export const indexStores = (
  stores: readonly Store[],
  sources = stores,
  repeated = repeatedNames(stores),
): StoreIndex => {
  let ranks: ReadonlyMap<number, number> | undefined;
  return {
    stores,
    repeatedNames: repeated,
    // The texts are seldom needed while pages arrive, so they are made on request.
    get texts() {
      return searchTextsOf(sources);
    },
    get ranks() {
      return (ranks ??= new Map(stores.map(({ id }, rank) => [id, rank])));
    },
  };
};
