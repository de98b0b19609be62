import type { CountryHints } from './likely-country.js';
import { stockKeys } from './stock-keys.js';
import { summarizeStock, type StockSummary } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { Store } from './store.js';
import { storesInLikelyCountry } from './stores-in-likely-country.js';

/**
 * A variant over the stores of the country that the visitor is likely in; undefined where the stores are all in one, or
 * nothing is known of those in it.
 */
export function stockInCountry(
  table: StockTable,
  variantId: string,
  stores: readonly Store[],
  hints: CountryHints,
): StockSummary | undefined {
  const inCountry = storesInLikelyCountry(stores, hints);
  if (!inCountry) return undefined;
  const keys = new Set(inCountry.map(stockKeys(table, stores)));
  const within = new Map(
    [...table].map(([id, row]) => [id, new Map([...row].filter(([key]) => keys.has(key)))]),
  );
  const summary = summarizeStock(within, variantId);
  return summary.status === 'unknown' ? undefined : summary;
}
