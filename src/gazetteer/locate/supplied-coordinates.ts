import { exactPosition } from '../../domain/store/exact-position.js';
import type { Position } from '../../domain/store/store.js';
import { storeKey, type StoreKey } from '../../domain/store/store-key.js';
import type { FindPosition, SuppliedPositions } from '../../domain/store/supplied-positions.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';

/** Coordinates that the merchant supplies, by a key of the store. */
export interface SuppliedCoordinates {
  /** The kind of the keys, as the merchant states it. */
  readonly by: unknown;
  readonly positions: ReadonlyMap<string, Position>;
}

/**
 * Reads `{ by?, positions: { KEY: [lat, lng] } }`. Returns undefined for other values. Single
 * invalid points are left out.
 */
export async function decodeCoordinates(
  value: unknown,
  { isDue, rest }: TimeSlicer,
): Promise<SuppliedCoordinates | undefined> {
  const { by, positions } = (value ?? {}) as { by?: unknown; positions?: unknown };
  if (typeof positions !== 'object' || positions === null) return undefined;
  const decoded = new Map<string, Position>();
  for (const key of Object.keys(positions)) {
    if (isDue()) await rest();
    const pair: unknown = (positions as Record<string, unknown>)[key];
    const position = Array.isArray(pair) ? exactPosition(pair[0], pair[1]) : undefined;
    if (position) decoded.set(key, position);
  }
  return { by, positions: decoded };
}

export function positionsByKey({ by, positions }: SuppliedCoordinates): SuppliedPositions {
  let key: StoreKey | undefined;
  const find: FindPosition = (store) => positions.get(String(store[key ?? 'id']));
  return (stores) => {
    key ??= storeKey(by, positions, stores);
    return find;
  };
}
