import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';

/** Returns a variant's stock at a location. It is unknown when the table does not give it. */
export const stockAt = (
  table: StockTable,
  variantId: string,
  platformLocationId: string,
): StockStatus => table.get(variantId)?.get(platformLocationId) ?? 'unknown';

/** A variant's stock over all stores. */
export interface StockSummary {
  readonly status: StockStatus;
  /** The number of stores that have the variant. */
  readonly stores: number;
}

/**
 * Summarizes a variant's stock over all stores. It is in or low when at least one store has it. It
 * is out only when every store that the table names, for any variant, is out. A store that the
 * variant's row does not name may have it.
 */
export function summarizeStock(table: StockTable, variantId: string): StockSummary {
  const row = table.get(variantId) ?? new Map<string, StockStatus>();
  const count = (status: StockStatus): number =>
    [...row.values()].filter((each) => each === status).length;
  const inStock = count('in');
  const stores = inStock + count('low');
  if (stores) return { status: inStock ? 'in' : 'low', stores };
  const isOutAt = (id: string): boolean => row.get(id) === 'out';
  const isOut =
    row.size > 0 && [...table.values()].every((other) => [...other.keys()].every(isOutAt));
  return { status: isOut ? 'out' : 'unknown', stores };
}
