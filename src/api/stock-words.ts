import type { StockStatus } from '../domain/stock-status.js';

/** Without case, spaces, underscores and dashes. With those of schema.org's `ItemAvailability` that are clear. */
const words: ReadonlyMap<string, StockStatus> = new Map([
  ['instock', 'in'],
  ['instoreonly', 'in'],
  ['lowstock', 'low'],
  ['limitedavailability', 'low'],
  ['outofstock', 'out'],
  ['soldout', 'out'],
]);

/** What a word of any spelling says, also as a schema.org address. */
export function stockOfWord(word: unknown): StockStatus {
  if (typeof word !== 'string') return 'unknown';
  const bare = word
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?schema\.org\//, '')
    .replace(/[\s_\p{Pd}]/gu, '');
  return words.get(bare) ?? 'unknown';
}

/** What a number of pieces says. One below zero may mean anything: oversold, or not counted. */
export function stockOfQuantity(quantity: unknown, lowStockThreshold: number): StockStatus {
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 0) return 'unknown';
  if (quantity === 0) return 'out';
  return quantity > lowStockThreshold ? 'in' : 'low';
}
