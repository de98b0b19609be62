import type { StoreLocatorError } from './error.js';
import type { ListingStatus } from './listing-status.js';
import type { Store } from './store/store.js';

/** The current state of a merchant's listing. */
export interface ListingState {
  readonly status: ListingStatus;
  /** The stores in the service's order, without repetitions. */
  readonly stores: readonly Store[];
  readonly failedPages: readonly number[];
  /** The number of records without an id or a name. They are left out. */
  readonly droppedRecords: number;
  /** A sentence for the developer, when the pages of the service differ from its document. */
  readonly notice?: string | undefined;
  readonly error: StoreLocatorError | undefined;
  /**
   * True when a requested refresh has failed. The shown stores are then older, and `error` says
   * why.
   */
  readonly refreshFailed: boolean;
  /** True while pages wait for the request budget, or for a pause that the service asked for. */
  readonly waiting: boolean;
  /** True when no answer has come for ten seconds. The request goes on. */
  readonly late: boolean;
  /** The number of loads that have settled, so that each is reported once. */
  readonly settled: number;
}
