import type { StoreLocatorError } from './error.js';
import type { ListingStatus } from './listing-status.js';
import type { Store } from './store/store.js';

/** What is known of a merchant's listing by now. */
export interface ListingState {
  readonly status: ListingStatus;
  /** In the service's order, without repetitions. */
  readonly stores: readonly Store[];
  readonly failedPages: readonly number[];
  /** Records that are no locations; they are left out. */
  readonly droppedRecords: number;
  /** A sentence for the developer: the service pages in another way than its document says. */
  readonly notice?: string | undefined;
  readonly error: StoreLocatorError | undefined;
  /** A refresh that was asked for has failed: what is shown is older, and `error` says why. */
  readonly refreshFailed: boolean;
  /** Pages wait for the request budget, or because the service asked for a pause. */
  readonly waiting: boolean;
  /** Nothing has come for ten seconds; the service is still asked. */
  readonly late: boolean;
  /** How many loads have settled, so that each is told once. */
  readonly settled: number;
}
