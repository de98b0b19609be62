import { normalizeText } from './normalize-text.js';
import type { StoreIndex } from './store-index.js';
import type { Store } from '../store/store.js';

/**
 * Returns the stores to suggest, out of those that match a query. Stores whose name begins with the
 * query come first. Stores with the query at the beginning of a word follow, then those with each
 * word of the query at the beginning of a word. Within each group stores keep their order.
 */
export function suggestStores(
  { texts, ranks }: Pick<StoreIndex, 'texts' | 'ranks'>,
  matching: readonly Store[],
  query: string,
  limit: number,
): readonly Store[] {
  const normalized = normalizeText(query);
  const words = normalized.split(' ');
  const likeness = (text: string): number => {
    if (text.startsWith(normalized)) return 0;
    const spaced = ` ${text}`;
    if (spaced.includes(` ${normalized}`)) return 1;
    return words.every((word) => spaced.includes(` ${word}`)) ? 2 : 3;
  };
  const groups: Store[][] = [[], [], [], []];
  for (const store of matching) {
    const group = groups[likeness(texts[ranks.get(store.id) ?? -1] ?? '')];
    if (group && group.length < limit) group.push(store);
    if (groups[0]?.length === limit) break;
  }
  return groups.flat().slice(0, limit);
}
