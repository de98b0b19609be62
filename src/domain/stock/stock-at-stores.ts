import { inventoryKeys, type StoreIds } from './inventory-keys.js';
import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';
import { productLevelStock } from './product-level-stock.js';

export type StockAtStore = (store: StoreIds) => StockStatus;

/**
 * What is known of a product at each store; unknown wherever the table does not say.
 * @param variantId undefined where nobody has said which: a product's only variant, else the product as a whole
 * @param known the stores by which the table's keys are understood
 * @param areAll there are no others
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
