import { townKeys } from '../list/sort-by-town.js';
import { normalizeTexts } from './normalize-texts.js';
import { searchTexts } from './store-index.js';
import type { Store } from '../store/store.js';

/** The same fields, in the same order, that `searchText` joins. */
const partsOf = ({ name, address, zip, city, state, country }: Store): string[] =>
  // prettier-ignore
  [name, address, zip, city, state, country];

const unknownTo = (known: WeakMap<Store, string>, stores: readonly Store[]): readonly Store[] =>
  stores.filter((store) => !known.has(store));

/**
 * Normalizes the search texts of stores in advance, so that no task normalizes thousands of them.
 */
export function normalizeStores(stores: readonly Store[]): void {
  const rest = unknownTo(searchTexts, stores);
  const texts = normalizeTexts(rest.map(partsOf));
  rest.forEach((store, i) => searchTexts.set(store, texts[i]!));
}

/** Normalizes the sort keys of `sortByTown` in advance. */
export function normalizeTowns(stores: readonly Store[]): void {
  const rest = unknownTo(townKeys, stores);
  const names = normalizeTexts(rest.flatMap(({ state, city }) => [[state], [city]]));
  rest.forEach((store, i) => townKeys.set(store, `${names[2 * i]}\n${names[2 * i + 1]}`));
}
