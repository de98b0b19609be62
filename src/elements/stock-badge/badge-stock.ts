import type { Formats } from '../../domain/messages/formats.js';
import { stockAt, summarizeStock, type StockSummary } from '../../domain/stock/stock-summary.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import type { Position } from '../../domain/store/store.js';

/** The store that a badge stands for: of the shopper's own all that is kept, of another one its id on the platform. */
export interface BadgeStore {
  readonly id?: number | undefined;
  readonly platformLocationId: string;
  readonly name?: string | undefined;
  readonly position?: Position | undefined;
}

/** What a badge says of a product's stock. */
export interface BadgeStock extends StockSummary {
  /** Where that is; undefined: at all stores. `stores` then counts the others that have what it has not. */
  readonly store?: { readonly name?: string | undefined } | undefined;
  /** In place of what the status says by itself. */
  readonly label?: ((format: Formats) => string) | undefined;
  /** My store, which is no longer listed. */
  readonly lost?: string | undefined;
}

/** As far as the inventory alone knows. */
export function badgeStock(
  table: StockTable,
  variantId: string,
  store: BadgeStore | undefined,
): BadgeStock {
  const all = summarizeStock(table, variantId);
  if (!store) return all;
  const status = stockAt(table, variantId, store.platformLocationId);
  return { status, stores: status === 'out' ? all.stores : 0, store };
}
