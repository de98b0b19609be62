import { isOnEarth } from './is-on-earth.js';
import type { Position } from './store.js';

/**
 * A position from two numbers or numerals in degrees; undefined when they are none or out of range, or both 0, which
 * feeds write for "not known".
 */
export function exactPosition(latitude: unknown, longitude: unknown): Position | undefined {
  const lat = degrees(latitude);
  const lng = degrees(longitude);
  return isOnEarth({ lat, lng }) && (lat || lng)
    ? { lat, lng, precision: 'exact', radiusMeters: 0 }
    : undefined;
}

// not everything that Number() takes: null, '' and false would become 0
const degrees = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value)) ? +value : NaN;
