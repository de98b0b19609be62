import type { KeyedBy } from './store-key.js';

/** Where stores are, as a merchant knows it. */
export interface Coordinates extends KeyedBy {
  /** By the stores' keys: latitude and longitude in degrees, in this order. */
  readonly positions: Readonly<Record<string, readonly number[]>>;
}
