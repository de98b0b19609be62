import { leastRadiusMeters, type Distance } from './distance-from.js';
import { roundLength } from './round-length.js';

/** A distance as it may be displayed: about so many metres, exactly so many, or within so many. */
export interface DisplayDistance {
  readonly kind: 'about' | 'exact' | 'within';
  readonly meters: number;
}

/** A rounding step is this many times smaller than the uncertainty. */
const STEPS = 4;
const KILOMETER = 1000;

/**
 * Rounds a distance to its known precision. The result is never 0, and never less than the
 * uncertainty of both points together.
 * @param unitMeters metres per displayed unit, so that the number is round in that unit
 */
export function displayDistance(distance: Distance, unitMeters: number): DisplayDistance {
  const { meters, radiusMeters } = distance;
  const tenth = unitMeters / 10;
  // Parts of a kilometre are shown in metres, but parts of a mile in tenths.
  const isInTenths = unitMeters > KILOMETER && radiusMeters >= tenth;
  const step = Math.max(roundLength(radiusMeters / STEPS, unitMeters), isInTenths ? tenth : 0);
  // The small margin absorbs rounding errors: 0.1 * 3 / 0.1 is more than 3 in floating point.
  const least = Math.ceil(radiusMeters / step - 1e-9) * step;
  if (meters <= radiusMeters) return { kind: 'within', meters: least };
  if (radiusMeters <= leastRadiusMeters) return { kind: 'exact', meters };
  return { kind: 'about', meters: Math.max(least, Math.round(meters / step) * step) };
}
