import { compareIn } from './compare-in.js';
import type { Store } from './store.js';

const orders = new WeakMap<readonly Store[], Map<string, ReadonlyMap<number, number>>>();

/** Each store's place by name, by its id: sorted once a listing, for sorting names of a language takes its time. */
function ranksOf(listing: readonly Store[], lang: string): ReadonlyMap<number, number> {
  let known = orders.get(listing);
  if (!known) orders.set(listing, (known = new Map<string, ReadonlyMap<number, number>>()));
  let ranks = known.get(lang);
  if (!ranks) {
    const compare = compareIn(lang);
    const sorted = [...listing].sort((a, b) => compare(a.name, b.name));
    known.set(lang, (ranks = new Map(sorted.map(({ id }, rank) => [id, rank]))));
  }
  return ranks;
}

/** Some stores of a listing by name, as `lang` sorts. */
export function byName<S extends Store>(
  stores: readonly S[],
  listing: readonly Store[],
  lang: string,
): readonly S[] {
  const ranks = ranksOf(listing, lang);
  return [...stores].sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
}
