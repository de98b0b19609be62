import type { PlaceStores } from './place-once.js';
import { snapshotPositions } from './snapshot-positions.js';
import { createPlacer, decodeCoordinates } from './supplied-coordinates.js';

/** Places stores by what a merchant supplies: coordinates by key, or a snapshot. Undefined when it is neither. */
export function readPlacer(value: unknown): PlaceStores | undefined {
  const coordinates = decodeCoordinates(value);
  return coordinates ? createPlacer(coordinates) : snapshotPositions(value);
}
