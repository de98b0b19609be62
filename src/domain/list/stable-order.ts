interface Identified {
  readonly id: number;
}

/** A list whose beginning stays, and how many of the others would be before its end. */
export interface StableOrder<S> {
  readonly stores: readonly S[];
  readonly earlier: number;
}

/**
 * A list in its new order, but for the first of those that are shown: they stay where they are, as they are by now, and
 * what has come between them follows.
 * @param count how many of `shown` stay, from the first
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
  // Some may be gone.
  return { stores: [...held.filter(Boolean), ...others], earlier };
}
