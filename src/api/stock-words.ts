import type { StockStatus } from '../domain/stock/stock-status.js';

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

/** A whole or decimal number as a text: some services write five pieces as "5.0000". */
const decimal = /^[-+]?\d+(\.\d+)?$/;

/** A quantity as a number, also where it comes as a text; undefined where it is neither. */
export function quantityIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return decimal.test(text) ? Number(text) : undefined;
}

/**
 * What a number of pieces says. Below zero more is sold than was there, so that none is left. A part of a piece says
 * nothing.
 */
export function stockOfQuantity(quantity: unknown, lowStockThreshold: number): StockStatus {
  const pieces = quantityIn(quantity) ?? NaN;
  if (pieces <= 0) return pieces > -Infinity ? 'out' : 'unknown';
  if (!Number.isInteger(pieces)) return 'unknown';
  return pieces > lowStockThreshold ? 'in' : 'low';
}
