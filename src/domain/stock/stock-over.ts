import { hasStock } from './stock-status.js';
import { stockAt, type StockSummary } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { Store } from '../store/store.js';

/**
 * Summarizes a variant's stock over some stores. It is in or low when one of them has it, and out
 * only when every one of them is out.
 * @param keyOf see `inventoryKeys`
 */
export function stockOver(
  table: StockTable,
  variantId: string,
  stores: readonly Store[],
  keyOf: (store: Store) => string,
): StockSummary {
  const all = stores.map((store) => stockAt(table, variantId, keyOf(store)));
  const having = all.filter(hasStock);
  if (having.length) return { status: having.includes('in') ? 'in' : 'low', stores: having.length };
  const isOut = all.length > 0 && all.every((status) => status === 'out');
  return { status: isOut ? 'out' : 'unknown', stores: 0 };
}
