import { isOnEarth } from '../../domain/store/is-on-earth.js';
import type { LatLng, Position, Store } from '../../domain/store/store.js';

/** A store that can be drawn. */
export interface PlacedStore extends Store {
  readonly position: Position;
}

/** True for a drawable store. A position off the earth would move the whole map elsewhere. */
export const isPlaced = (store: Store): store is PlacedStore =>
  store.position !== undefined && isOnEarth(store.position);

/** Returns the stores at exactly this point. */
export const storesAt = (
  { lat, lng }: LatLng,
  stores: readonly PlacedStore[],
): readonly PlacedStore[] =>
  stores.filter(({ position }) => position.lat === lat && position.lng === lng);
