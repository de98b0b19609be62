import { collatorOf } from './collator.js';
import type { Store } from '../store/store.js';

const orders = new WeakMap<readonly Store[], Map<string, ReadonlyMap<number, number>>>();

/**
 * Returns each store's rank by name, keyed by its id. A listing is sorted once per language,
 * because sorting by the rules of a language is slow.
 */
function ranksOf(listing: readonly Store[], lang: string): ReadonlyMap<number, number> {
  let known = orders.get(listing);
  if (!known) orders.set(listing, (known = new Map<string, ReadonlyMap<number, number>>()));
  let ranks = known.get(lang);
  if (!ranks) {
    const compare = collatorOf(lang);
    const sorted = [...listing].sort((a, b) => compare(a.name, b.name));
    known.set(lang, (ranks = new Map(sorted.map(({ id }, rank) => [id, rank]))));
  }
  return ranks;
}

/**
 * Sorts stores of a listing by name, in the order of `lang`.
 * @param near the stores around the searched place. They come first, by name, and the other stores
 *   follow in their order.
 */
export function sortByName<S extends Store>(
  stores: readonly S[],
  listing: readonly Store[],
  lang: string,
  near?: readonly Store[],
): readonly S[] {
  const ranks = ranksOf(listing, lang);
  const first = near && new Set(near.map(({ id }) => id));
  const isFirst = ({ id }: Store): boolean => !first || first.has(id);
  const sorted = stores
    .filter(isFirst)
    .sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
  return first ? [...sorted, ...stores.filter((store) => !isFirst(store))] : sorted;
}
