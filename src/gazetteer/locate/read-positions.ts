import type { SuppliedPositions } from '../../domain/store/supplied-positions.js';
import { timeSlicer } from '../../scheduling/time-slicer.js';
import { snapshotPositions } from './snapshot-positions.js';
import { decodeCoordinates, positionsByKey } from './supplied-coordinates.js';

/**
 * Reads what a merchant supplies: coordinates by key, or a snapshot; thousands of them in slices, behind all else that the
 * page has to do. Undefined when it is neither.
 */
export async function readPositions(
  value: unknown,
  signal?: AbortSignal,
): Promise<SuppliedPositions | undefined> {
  const slices = timeSlicer(
    () => performance.now(),
    signal,
    () => 'last',
  );
  const coordinates = await decodeCoordinates(value, slices);
  return coordinates ? positionsByKey(coordinates) : snapshotPositions(value, slices);
}
