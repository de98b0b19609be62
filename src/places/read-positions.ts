import { snapshotPositions } from './snapshot-positions.js';
import { decodeCoordinates, positionsByKey } from './supplied-coordinates.js';
import type { SuppliedPositions } from '../domain/supplied-positions.js';

/** Reads what a merchant supplies: coordinates by key, or a snapshot. Undefined when it is neither. */
export function readPositions(value: unknown): SuppliedPositions | undefined {
  const coordinates = decodeCoordinates(value);
  return coordinates ? positionsByKey(coordinates) : snapshotPositions(value);
}
