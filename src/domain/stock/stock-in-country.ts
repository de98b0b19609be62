import type { CountryHints } from '../country/guess-country.js';
import { inventoryKeys } from './inventory-keys.js';
import { stockOver } from './stock-over.js';
import type { StockSummary } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { Store } from '../store/store.js';
import { storesInLikelyCountry } from '../country/stores-in-likely-country.js';

/**
 * Summarizes a variant's stock over the stores of the visitor's likely country. Stores abroad are
 * out of a shopper's reach. When all stores are in one country, all of them count. Locations that
 * are no store do not count.
 */
export function stockInCountry(
  table: StockTable,
  variantId: string,
  stores: readonly Store[],
  hints: CountryHints,
): StockSummary {
  const inCountry = storesInLikelyCountry(stores, hints) ?? stores;
  return stockOver(table, variantId, inCountry, inventoryKeys(table, stores));
}
