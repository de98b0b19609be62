import type { LatLng, Position, Store } from '../domain/store.js';

/** A store that can be drawn. */
export interface PlacedStore extends Store {
  readonly position: Position;
}

export const isPlaced = (store: Store): store is PlacedStore => store.position !== undefined;

/** Those at this very point. */
export const storesAt = (
  { lat, lng }: LatLng,
  stores: readonly PlacedStore[],
): readonly PlacedStore[] =>
  stores.filter(({ position }) => position.lat === lat && position.lng === lng);
