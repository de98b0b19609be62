import type { StockStatus } from '../stock/stock-status.js';
import type { Store } from './store.js';

/** A store as functions of the page are given it. */
export interface ListedStore extends Store {
  /** Whether it has the product that the page asks for; undefined without one, and until the first answer. */
  readonly stock?: StockStatus | undefined;
}

/** A store among the results of a search. */
export interface FoundStore extends ListedStore {
  /**
   * How far it is from the place that was searched for, as far as its position and that place are known: never less
   * than the distance within which both lie. Undefined when no place was searched for, or the store has no position.
   */
  readonly distanceMeters?: number | undefined;
}
