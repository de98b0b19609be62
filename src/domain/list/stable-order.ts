interface Identified {
  readonly id: number;
}

/**
 * A list whose first items keep their places. `earlier` counts the other items that the new order
 * would put before the last of them.
 */
export interface StableOrder<S> {
  readonly stores: readonly S[];
  readonly earlier: number;
}

/**
 * Returns a list in its new order, but keeps the first shown items in their places. These items are
 * taken from the new list. Items that now belong between them follow behind them.
 * @param count the number of first items of `shown` that keep their places
 */
export function stableOrder<S extends Identified>(
  shown: readonly S[],
  next: readonly S[],
  count: number,
): StableOrder<S> {
  const kept = shown.slice(0, count);
  if (kept.every(({ id }, rank) => next[rank]?.id === id)) return { stores: next, earlier: 0 };
  const places = new Map(kept.map(({ id }, rank) => [id, rank]));
  const held: S[] = [];
  const others: S[] = [];
  let earlier = 0;
  for (const store of next) {
    const place = places.get(store.id);
    if (place === undefined) {
      others.push(store);
    } else {
      held[place] = store;
      earlier = others.length;
    }
  }
  // Some kept items may be missing from the new list.
  return { stores: [...held.filter(Boolean), ...others], earlier };
}
