import { distanceMeters } from './distance-meters.js';
import type { LatLng, Position } from '../store/store.js';

/** A point to measure from, and how sure it is. */
export interface Origin extends LatLng {
  /** The true point lies within this many metres; 0 when exact. */
  readonly radiusMeters: number;
}

/** How far apart two points are, and how much of that is known. */
export interface Distance {
  readonly meters: number;
  /** Both points together may be off by this much; never 0. */
  readonly radiusMeters: number;
}

/** What two measured points may differ from the doors that people walk through. */
export const leastRadiusMeters = 100;

export function distanceFrom(origin: Origin, position: Position): Distance {
  return {
    meters: distanceMeters(origin, position),
    radiusMeters: Math.max(leastRadiusMeters, origin.radiusMeters + position.radiusMeters),
  };
}
