import type { KeyedBy } from './store-key.js';
import type { Position, Store } from './store.js';

/** The positions of stores that a page supplies. */
export interface Coordinates extends KeyedBy {
  /** Latitude and longitude in degrees, in this order, by the stores' keys. */
  readonly positions: Readonly<Record<string, readonly number[]>>;
}

export type FindPosition = (store: Store) => Position | undefined;

/**
 * Finds the supplied positions for the stores of a listing. It returns the same function as long as
 * the results stay the same.
 */
export type SuppliedPositions = (stores: readonly Store[]) => FindPosition;
