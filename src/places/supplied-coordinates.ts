import { exactPosition } from '../domain/exact-position.js';
import type { Position } from '../domain/store.js';
import type { FindPosition, SuppliedPositions } from '../domain/supplied-positions.js';

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

export function positionsByKey({ by, positions }: SuppliedCoordinates): SuppliedPositions {
  let key = by;
  const find: FindPosition = (store) => positions.get(String(store[key ?? 'id']));
  return (stores) => {
    if (!key && stores.length) {
      key = stores.some(({ platformLocationId }) => positions.has(platformLocationId))
        ? 'platformLocationId'
        : 'id';
    }
    return find;
  };
}
