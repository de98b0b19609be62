import { amendStore } from '../domain/amend-store.js';
import { exactPosition } from '../domain/exact-position.js';
import type { Position, Store } from '../domain/store.js';

/** Which of a store's ids the keys are. */
type CoordinatesKey = 'platformLocationId' | 'id';

/** Coordinates that the merchant supplies, by store. */
export interface SuppliedCoordinates {
  /** undefined: platform ids when any store has one among the keys, else ids; never mixed. */
  readonly by: CoordinatesKey | undefined;
  readonly positions: ReadonlyMap<string, Position>;
}

/** Reads `{ by?, positions: { KEY: [lat, lng] } }`; undefined when it is nothing like it. Single bad points are left out. */
export function decodeCoordinates(value: unknown): SuppliedCoordinates | undefined {
  const { by, positions } = (value ?? {}) as { by?: unknown; positions?: unknown };
  if (typeof positions !== 'object' || positions === null) return undefined;
  const decoded = new Map<string, Position>();
  for (const [key, pair] of Object.entries(positions)) {
    const position = Array.isArray(pair) ? exactPosition(pair[0], pair[1]) : undefined;
    if (position) decoded.set(key, position);
  }
  return { by: by === 'platformLocationId' || by === 'id' ? by : undefined, positions: decoded };
}

/** Puts stores on the map; what was placed once is the same object the next time. */
export type PlaceStores = (stores: readonly Store[]) => readonly Store[];

export function createPlacer({ by, positions }: SuppliedCoordinates): PlaceStores {
  const placed = new WeakMap<Store, Store>();
  let key = by;
  const place = (store: Store): Store => {
    const position = positions.get(String(store[key ?? 'id']));
    return position && !store.position ? amendStore(store, { position }) : store;
  };
  return (stores) => {
    if (!key && stores.length) {
      key = stores.some(({ platformLocationId }) => positions.has(platformLocationId))
        ? 'platformLocationId'
        : 'id';
    }
    return stores.map((store) => {
      let result = placed.get(store);
      if (!result) placed.set(store, (result = place(store)));
      return result;
    });
  };
}
