import type { StoreLocatorError } from '../error.js';
import type { StockTable } from './stock-table.js';

/** What is known of a product's inventory by now. */
export interface StockState {
  readonly status: 'loading' | 'ready' | 'error';
  /** The last good answer, kept beside a later error. */
  readonly table: StockTable | undefined;
  /** That answer was empty (204): the service has said nothing, and may say something when asked again. */
  readonly isEmpty?: boolean | undefined;
  /** When that answer was received, in milliseconds since 1970. */
  readonly checkedAt: number | undefined;
  /** A newer answer is on its way. */
  readonly refreshing: boolean;
  /** Nothing has come for ten seconds; the service is still asked. */
  readonly isLate?: boolean | undefined;
  readonly error: StoreLocatorError | undefined;
}
