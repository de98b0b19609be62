import type { StockStatus } from '../../domain/stock/stock-status.js';

/**
 * Words without case, spaces, underscores and dashes. They include the clear ones of schema.org's
 * `ItemAvailability`.
 */
const words: ReadonlyMap<string, StockStatus> = new Map([
  ['instock', 'in'],
  ['instoreonly', 'in'],
  ['lowstock', 'low'],
  ['limitedavailability', 'low'],
  ['outofstock', 'out'],
  ['soldout', 'out'],
]);

/** Returns the status for a word in any spelling, also for a schema.org address. */
export function stockOfWord(word: unknown): StockStatus {
  if (typeof word !== 'string') return 'unknown';
  const bare = word
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?schema\.org\//, '')
    .replace(/[\s_\p{Pd}]/gu, '');
  return words.get(bare) ?? 'unknown';
}

/** A whole or decimal number as a text. Some services write five pieces as "5.0000". */
const decimal = /^[-+]?\d+(\.\d+)?$/;

/**
 * Returns a quantity as a number, also when it comes as text. Returns undefined for other values.
 */
export function quantityIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return decimal.test(text) ? Number(text) : undefined;
}

/**
 * Returns the status for a number of pieces. A number below zero means that more pieces were sold
 * than there were, so none is left. A fraction of a piece gives unknown.
 */
export function stockOfQuantity(quantity: unknown, lowStockThreshold: number): StockStatus {
  const pieces = quantityIn(quantity) ?? NaN;
  if (pieces <= 0) return pieces > -Infinity ? 'out' : 'unknown';
  if (!Number.isInteger(pieces)) return 'unknown';
  return pieces > lowStockThreshold ? 'in' : 'low';
}
