import { distanceMeters } from './distance-meters.js';
import type { Origin } from './distance-from.js';
import type { Store } from './store.js';

export interface Nearby {
  readonly count: number;
  readonly withinMeters: number;
}

/**
 * How many stores are near: within the first of some radii that has any and is no smaller than the place itself.
 * Undefined when none has.
 * @param nearest in order of distance, those without a position last
 */
export function countNearby(
  nearest: readonly Store[],
  origin: Origin,
  radiiMeters: readonly number[],
): Nearby | undefined {
  for (const withinMeters of radiiMeters) {
    if (withinMeters < origin.radiusMeters) continue;
    const beyond = nearest.findIndex(
      ({ position }) => !position || distanceMeters(origin, position) > withinMeters,
    );
    const count = beyond < 0 ? nearest.length : beyond;
    if (count > 0) return { count, withinMeters };
  }
  return undefined;
}
