import { fold } from './fold.js';
import type { StoreIndex } from './index-stores.js';
import type { Store } from './store.js';

/**
 * The stores that a text matches, in listing order.
 * @param query words that must all occur in a store's text, accents and case aside
 */
export function matchStores(index: StoreIndex, query: string): readonly Store[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return index.stores;
  return index.stores.filter((_, rank) => {
    const text = index.texts[rank] as string;
    return words.every((word) => text.includes(word));
  });
}
