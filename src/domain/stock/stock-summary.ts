import type { StockStatus } from './stock-status.js';
import type { StockTable } from './stock-table.js';

/** A variant at a location; unknown whenever the table does not say. */
export const stockAt = (
  table: StockTable,
  variantId: string,
  platformLocationId: string,
): StockStatus => table.get(variantId)?.get(platformLocationId) ?? 'unknown';

/** A variant over all stores. */
export interface StockSummary {
  readonly status: StockStatus;
  /** How many stores have it. */
  readonly stores: number;
}

/**
 * In or low where at least one store has it. Out only when every store that the table names, for whatever variant,
 * is said to be out: one that is not mentioned may have it.
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
