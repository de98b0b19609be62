import type { StockStatus } from '../stock/stock-status.js';
import type { Store } from './store.js';

/** A store as the page's own functions receive it. */
export interface ListedStore extends Store {
  /**
   * The store's stock of the page's product. Undefined when the page has no product, and until the
   * first answer.
   */
  readonly stock?: StockStatus | undefined;
}

/** A store among the results of a search. */
export interface FoundStore extends ListedStore {
  /**
   * The distance from the searched place in metres, as precisely as the positions of the store and
   * the place are known. It is never less than the uncertainty of both positions. Undefined when no
   * place was searched for, or when the store has no position.
   */
  readonly distanceMeters?: number | undefined;
}
