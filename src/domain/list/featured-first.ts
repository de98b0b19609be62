import type { StoreIndex } from '../search/store-index.js';
import type { Store } from '../store/store.js';

type PriorityOf = (store: Store) => number | undefined;

const townOf = ({ country, state, city }: Store): string => [country, state, city].join('\n');

/**
 * Returns the ranks of stores in their new order: among the places that the stores of a town have,
 * those with a higher priority come first. No store leaves the places of its town, so no order by
 * distance or by town is broken. Stores of equal priority keep their order. Undefined when nothing
 * changes.
 */
function featuredRanks(stores: readonly Store[], priorityOf: PriorityOf): number[] | undefined {
  const priorities = stores.map((store) => priorityOf(store) ?? 0);
  // Most listings have few featured stores, so most towns need no look.
  const cities = new Set(stores.filter((_, rank) => priorities[rank]).map(({ city }) => city));
  if (!cities.size) return undefined;
  const towns = new Map<string, number[]>();
  const ranks: number[] = [];
  stores.forEach((store, rank) => {
    ranks.push(rank);
    if (!cities.has(store.city)) return;
    const town = townOf(store);
    const places = towns.get(town);
    if (places) places.push(rank);
    else towns.set(town, [rank]);
  });
  let isChanged = false;
  for (const places of towns.values()) {
    const sorted = [...places].sort((a, b) => priorities[b]! - priorities[a]!);
    places.forEach((place, nth) => {
      ranks[place] = sorted[nth]!;
      isChanged ||= place !== sorted[nth];
    });
  }
  return isChanged ? ranks : undefined;
}

/** Returns the stores in that order; the same list when nothing changes. */
export function featuredFirst<S extends Store>(
  stores: readonly S[],
  priorityOf: PriorityOf,
): readonly S[] {
  return featuredRanks(stores, priorityOf)?.map((rank) => stores[rank]!) ?? stores;
}

/**
 * Returns an index whose listing is in that order. Whatever follows the order of the listing among
 * equals then follows the priorities: towns, equal names, and stores that are equally far.
 */
export function featuredIndex(index: StoreIndex, priorityOf: PriorityOf): StoreIndex {
  const order = featuredRanks(index.stores, priorityOf);
  if (!order) return index;
  const stores = order.map((rank) => index.stores[rank]!);
  let texts: readonly string[] | undefined;
  let ranks: ReadonlyMap<number, number> | undefined;
  return {
    stores,
    repeatedNames: index.repeatedNames,
    get texts() {
      return (texts ??= order.map((rank) => index.texts[rank]!));
    },
    get ranks() {
      return (ranks ??= new Map(stores.map(({ id }, rank) => [id, rank])));
    },
  };
}
