import { fold } from './fold.js';
import type { StoreIndex } from './index-stores.js';
import type { Store } from './store.js';

/** What the shopper asked for. */
export interface Arrangement {
  /** Words that must all occur in a store's text, accents and case aside. */
  readonly query: string;
}

/** The stores to show, in order. List and map show the same result. */
export function arrange(index: StoreIndex, { query }: Arrangement): readonly Store[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return index.stores;
  return index.stores.filter((_, rank) => {
    const text = index.texts[rank] as string;
    return words.every((word) => text.includes(word));
  });
}
