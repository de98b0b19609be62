import { normalizeText } from './normalize-text.js';
import type { StoreIndex } from './store-index.js';
import type { Store } from '../store/store.js';

/**
 * Returns the stores that match a query, in listing order.
 * @param query words that must all occur in a store's text, accents and case aside
 */
export function matchStores(
  index: Pick<StoreIndex, 'stores' | 'texts'>,
  query: string,
): readonly Store[] {
  const words = normalizeText(query).split(' ').filter(Boolean);
  if (words.length === 0) return index.stores;
  const { stores, texts } = index;
  return stores.filter((_, rank) => words.every((word) => texts[rank]?.includes(word)));
}
