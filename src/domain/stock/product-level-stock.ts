import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';

const wholes = new WeakMap<StockTable, StockTable>();

/**
 * An inventory with one more variant, `''`, which is the product as a whole where nobody has said which variant: in or
 * low where at least one variant is; out only where every variant is said to be; whatever else is left out. Of a product
 * with one variant it is that one.
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
