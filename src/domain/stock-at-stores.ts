import { stockKeys, type StoreIds } from './stock-keys.js';
import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';

export type StockAtStore = (store: StoreIds) => StockStatus;

const wholes = new WeakMap<StockTable, ReadonlyMap<string, StockStatus>>();

/**
 * A product as a whole, by location: in or low where at least one variant is; out only where every variant is said to
 * be; whatever else is left out.
 */
function overVariants(table: StockTable): ReadonlyMap<string, StockStatus> {
  const known = wholes.get(table);
  if (known) return known;
  const stock = new Map<string, StockStatus>();
  wholes.set(table, stock);
  const out = new Map<string, number>();
  for (const row of table.values())
    for (const [location, status] of row)
      if (status === 'in' || (status === 'low' && stock.get(location) !== 'in'))
        stock.set(location, status);
      else if (status === 'out') out.set(location, (out.get(location) ?? 0) + 1);
  for (const [location, count] of out)
    if (count === table.size && !stock.has(location)) stock.set(location, 'out');
  return stock;
}

/**
 * What is known of a product at each store; unknown wherever the table does not say.
 * @param variantId undefined where nobody has said which: a product's only variant, else the product as a whole
 * @param known the stores by which the table's keys are understood
 */
export function stockAtStores(
  table: StockTable,
  variantId: string | undefined,
  known: readonly StoreIds[],
): StockAtStore {
  const keyOf = stockKeys(table, known);
  const stock = variantId === undefined ? overVariants(table) : table.get(variantId);
  return (store) => stock?.get(keyOf(store)) ?? 'unknown';
}
