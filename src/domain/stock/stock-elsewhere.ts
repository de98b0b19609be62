import { countNearby, type Nearby } from '../distance/count-nearby.js';
import { distanceMeters } from '../distance/distance-meters.js';
import type { Position, Store } from '../store/store.js';

const radiiMeters = [25_000, 50_000, 100_000];

/**
 * How many stores lie near a place; undefined where none does, or nobody knows where they are.
 * @param having those that have what is asked for
 */
export const stockElsewhere = (having: readonly Store[], place: Position): Nearby | undefined =>
  countNearby(
    having.map(({ position }) => position && distanceMeters(place, position)),
    place.radiusMeters,
    radiiMeters,
  );
