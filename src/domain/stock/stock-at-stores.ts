import { inventoryKeys, type StoreIds } from './inventory-keys.js';
import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';
import { productLevelStock } from './product-level-stock.js';

export type StockAtStore = (store: StoreIds) => StockStatus;

/**
 * Returns a function that gives a product's stock at a store. The stock is unknown when the table
 * does not give it.
 * @param variantId undefined when no variant is named: a product's only variant, else the product
 *   as a whole
 * @param known the stores that tell which ids the table's keys are
 * @param areAll true when there are no other stores
 */
export function stockAtStores(
  table: StockTable,
  variantId: string | undefined,
  known: readonly StoreIds[],
  areAll = true,
): StockAtStore {
  const keyOf = inventoryKeys(table, known, areAll);
  const stock = variantId === undefined ? productLevelStock(table).get('') : table.get(variantId);
  return (store) => stock?.get(keyOf(store)) ?? 'unknown';
}
