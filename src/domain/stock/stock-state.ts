import type { StoreLocatorError } from '../error.js';
import type { StockTable } from './stock-table.js';

/** The current state of a product's inventory. */
export interface StockState {
  readonly status: 'loading' | 'ready' | 'error';
  /** The last good answer. It is kept beside a later error. */
  readonly table: StockTable | undefined;
  /**
   * True when that answer was empty (204). The service has then given no stock, and a later request
   * may bring some.
   */
  readonly isEmpty?: boolean | undefined;
  /** The time when that answer was received, in milliseconds since 1970. */
  readonly checkedAt: number | undefined;
  /** True while a newer answer is being loaded. */
  readonly refreshing: boolean;
  /** True when no answer has come for ten seconds. The request goes on. */
  readonly isLate?: boolean | undefined;
  readonly error: StoreLocatorError | undefined;
}
