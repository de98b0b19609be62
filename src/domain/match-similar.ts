import { fold } from './fold.js';
import type { StoreIndex } from './index-stores.js';
import type { Store } from './store.js';
import { unlikeness } from './unlikeness.js';

/** The stores that a text matches but for mistakes in typing: those with the fewest, in listing order. */
export function matchSimilar(
  { stores, texts }: Pick<StoreIndex, 'stores' | 'texts'>,
  query: string,
): readonly Store[] {
  const words = fold(query).split(' ');
  let found: Store[] = [];
  let least = Infinity;
  stores.forEach((store, rank) => {
    let sum = 0;
    for (const typed of words) {
      sum += unlikeness(typed, texts[rank]!);
      if (sum > least || sum === Infinity) return;
    }
    if (sum < least) found = [];
    least = sum;
    found.push(store);
  });
  return found;
}
