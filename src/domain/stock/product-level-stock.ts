import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';

const wholes = new WeakMap<StockTable, StockTable>();

/**
 * Adds the variant `''` to an inventory: the product as a whole, for pages that name no variant. It
 * is in or low at a store when at least one variant is. It is out only when every variant is out
 * there. Other stores are left out. For a product with one variant it is that variant.
 */
export function productLevelStock(table: StockTable): StockTable {
  const known = wholes.get(table);
  if (known) return known;
  const stock = new Map<string, StockStatus>();
  const out = new Map<string, number>();
  for (const row of table.values())
    for (const [location, status] of row)
      if (status === 'in' || (status === 'low' && stock.get(location) !== 'in'))
        stock.set(location, status);
      else if (status === 'out') out.set(location, (out.get(location) ?? 0) + 1);
  for (const [location, count] of out)
    if (count === table.size && !stock.has(location)) stock.set(location, 'out');
  const whole: StockTable = new Map([...table, ['', stock]]);
  wholes.set(table, whole);
  return whole;
}
