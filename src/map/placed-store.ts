import type { Position, Store } from '../domain/store.js';

/** A store that can be drawn. */
export interface PlacedStore extends Store {
  readonly position: Position;
}

export const isPlaced = (store: Store): store is PlacedStore => store.position !== undefined;
