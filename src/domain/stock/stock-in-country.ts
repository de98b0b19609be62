import type { CountryHints } from '../country/guess-country.js';
import { inventoryKeys } from './inventory-keys.js';
import { stockOver } from './stock-over.js';
import type { StockSummary } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { Store } from '../store/store.js';
import { storesInLikelyCountry } from '../country/stores-in-likely-country.js';

/**
 * A variant over the stores of the country that the visitor is likely in, or over all of them where they are in one: what
 * is abroad is in no shopper's reach. Locations that are no store count for nothing.
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
