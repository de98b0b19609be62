import { isOnEarth } from '../../domain/store/is-on-earth.js';
import type { LatLng, Position, Store } from '../../domain/store/store.js';

/** A store that can be drawn. */
export interface PlacedStore extends Store {
  readonly position: Position;
}

/** A position that is no point on the earth would put the whole map elsewhere. */
export const isPlaced = (store: Store): store is PlacedStore =>
  store.position !== undefined && isOnEarth(store.position);

/** Those at this very point. */
export const storesAt = (
  { lat, lng }: LatLng,
  stores: readonly PlacedStore[],
): readonly PlacedStore[] =>
  stores.filter(({ position }) => position.lat === lat && position.lng === lng);
