import type { Formats } from '../../domain/messages/formats.js';
import { stockAt, summarizeStock, type StockSummary } from '../../domain/stock/stock-summary.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import type { Position } from '../../domain/store/store.js';

/**
 * The store that a badge stands for. The shopper's own store has all fields that are kept; another
 * store has only its platform id.
 */
export interface BadgeStore {
  readonly id?: number | undefined;
  readonly platformLocationId: string;
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly position?: Position | undefined;
}

/** The stock of a product, as a badge shows it. */
export interface BadgeStock extends StockSummary {
  /**
   * The store whose stock this is; undefined for all stores. With a store, `stores` counts the
   * other stores that have a product which this one lacks.
   */
  readonly store?: { readonly name?: string | undefined } | undefined;
  /** A text that replaces the status's own text. */
  readonly label?: ((format: Formats) => string) | undefined;
  /** The name of my store when it is no longer listed. */
  readonly lost?: string | undefined;
}

/** Reads the stock of a store, or of all stores, from the inventory alone. */
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
