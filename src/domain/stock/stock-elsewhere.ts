import { countNearby, type Nearby } from '../distance/count-nearby.js';
import { distanceMeters } from '../distance/distance-meters.js';
import type { Position, Store } from '../store/store.js';

const radiiMeters = [25_000, 50_000, 100_000];

/**
 * Counts the stores near a place. Returns undefined when no store is near, or when no store's
 * position is known.
 * @param having the stores that have the product
 */
export const stockElsewhere = (having: readonly Store[], place: Position): Nearby | undefined =>
  countNearby(
    having.map(({ position }) => position && distanceMeters(place, position)),
    place.radiusMeters,
    radiiMeters,
  );
