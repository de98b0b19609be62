import type { Store } from './store.js';

/** A store among the results of a search. */
export interface FoundStore extends Store {
  /**
   * How far it is from the place that was searched for, as far as its position and that place are known: never less
   * than the distance within which both lie. Undefined when no place was searched for, or the store has no position.
   */
  readonly distanceMeters?: number | undefined;
}
