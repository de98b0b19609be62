import type { KeyedBy } from './store-key.js';
import type { Position, Store } from './store.js';

/** Where stores are, as a page says it. */
export interface Coordinates extends KeyedBy {
  /** Latitude and longitude in degrees, in this order, by the stores' keys. */
  readonly positions: Readonly<Record<string, readonly number[]>>;
}

export type FindPosition = (store: Store) => Position | undefined;

/** What a merchant supplies, for the stores of a listing: the same function as long as nothing else would come of it. */
export type SuppliedPositions = (stores: readonly Store[]) => FindPosition;
