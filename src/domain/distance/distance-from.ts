import { distanceMeters } from './distance-meters.js';
import type { LatLng, Position } from '../store/store.js';

/** A point to measure from, with its uncertainty. */
export interface Origin extends LatLng {
  /** The true point lies within this many metres; 0 when exact. */
  readonly radiusMeters: number;
}

/** The distance between two points, with its uncertainty. */
export interface Distance {
  readonly meters: number;
  /** Both points together may be off by this much; never 0. */
  readonly radiusMeters: number;
}

/** Measured points may differ by this many metres from the doors that people walk through. */
export const leastRadiusMeters = 100;

export function distanceFrom(origin: Origin, position: Position): Distance {
  return {
    meters: distanceMeters(origin, position),
    radiusMeters: Math.max(leastRadiusMeters, origin.radiusMeters + position.radiusMeters),
  };
}
