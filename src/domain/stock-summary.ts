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
  const statuses = [...row.values()];
  const inStock = statuses.filter((status) => status === 'in').length;
  const low = statuses.filter((status) => status === 'low').length;
  if (inStock + low) {
    return { status: inStock ? 'in' : 'low', stores: inStock + low };
  }
  const named = new Set([...table.values()].flatMap((other) => [...other.keys()]));
  const isOut = named.size > 0 && [...named].every((id) => row.get(id) === 'out');
  return { status: isOut ? 'out' : 'unknown', stores: 0 };
}
