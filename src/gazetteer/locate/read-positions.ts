import type { SuppliedPositions } from '../../domain/store/supplied-positions.js';
import { timeSlicer } from '../../scheduling/time-slicer.js';
import { snapshotPositions } from './snapshot-positions.js';
import { decodeCoordinates, positionsByKey } from './supplied-coordinates.js';

/**
 * Reads the positions that a merchant supplies: coordinates by key, or a snapshot. Thousands of
 * positions are read in slices, at the lowest priority on the page. Returns undefined when the
 * value is neither.
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
