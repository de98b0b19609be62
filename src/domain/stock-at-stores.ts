import { stockKeys, type StoreIds } from './stock-keys.js';
import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';
import { wholeProduct } from './whole-product.js';

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
  const keyOf = stockKeys(table, known, areAll);
  const stock = variantId === undefined ? wholeProduct(table).get('') : table.get(variantId);
  return (store) => stock?.get(keyOf(store)) ?? 'unknown';
}
