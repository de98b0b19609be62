import { townKeys } from './by-town.js';
import { foldTogether } from './fold-together.js';
import { foldedTexts } from './index-stores.js';
import type { Store } from './store.js';

/** The same that `foldedText` joins. */
const partsOf = ({ name, address, zip, city, state, country }: Store): string[] =>
  // prettier-ignore
  [name, address, zip, city, state, country];

const unknownTo = (known: WeakMap<Store, string>, stores: readonly Store[]): readonly Store[] =>
  stores.filter((store) => !known.has(store));

/** Folds ahead what stores are searched by, so that thousands are never folded in one task. */
export function foldStores(stores: readonly Store[]): void {
  const rest = unknownTo(foldedTexts, stores);
  const texts = foldTogether(rest.map(partsOf));
  rest.forEach((store, i) => foldedTexts.set(store, texts[i]!));
}

/** The same for what they are put in order by. */
export function foldTowns(stores: readonly Store[]): void {
  const rest = unknownTo(townKeys, stores);
  const names = foldTogether(rest.flatMap(({ state, city }) => [[state], [city]]));
  rest.forEach((store, i) => townKeys.set(store, `${names[2 * i]}\n${names[2 * i + 1]}`));
}
