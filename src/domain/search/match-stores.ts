import { normalizeText } from './normalize-text.js';
import type { StoreIndex } from './store-index.js';
import type { Store } from '../store/store.js';

/**
 * The first letter after Armenian. Later scripts join an article to its word, or put no spaces
 * between words, so a typed word may begin anywhere in a text.
 */
const firstOfJoinedWords = '\u0590';

/** Whether a word is the beginning of a word in a text. Both are normalized. */
export const beginsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.includes(word < firstOfJoinedWords ? ` ${word}` : word);

/**
 * Returns the stores that match a query, in listing order.
 * @param query words that must each begin a word in a store's text, accents and case aside
 */
export function matchStores(
  index: Pick<StoreIndex, 'stores' | 'texts'>,
  query: string,
): readonly Store[] {
  const words = normalizeText(query).split(' ').filter(Boolean);
  if (words.length === 0) return index.stores;
  const { stores, texts } = index;
  return stores.filter((_, rank) => words.every((word) => beginsWord(texts[rank] ?? '', word)));
}
