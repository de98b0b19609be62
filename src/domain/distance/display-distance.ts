import { leastRadiusMeters, type Distance } from './distance-from.js';
import { roundLength } from './round-length.js';

/** What may be said of a distance: that it is about so much, or that it lies within so much. */
export interface DisplayDistance {
  readonly kind: 'about' | 'exact' | 'within';
  readonly meters: number;
}

/** Steps are this much finer than what is not known. */
const STEPS = 4;

/**
 * Rounds a distance to what is known of it: never to nothing, and never to less than what both points may be off by.
 * @param unitMeters metres in the unit it will be told in, for round numbers
 */
export function displayDistance(distance: Distance, unitMeters: number): DisplayDistance {
  const { meters, radiusMeters } = distance;
  const step = roundLength(radiusMeters / STEPS, unitMeters);
  // A hair less, since 0.3 / 0.1 is more than 3.
  const least = Math.ceil(radiusMeters / step - 1e-9) * step;
  if (meters <= radiusMeters) return { kind: 'within', meters: least };
  if (radiusMeters <= leastRadiusMeters) return { kind: 'exact', meters };
  return { kind: 'about', meters: Math.max(least, Math.round(meters / step) * step) };
}
