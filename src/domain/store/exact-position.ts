import { isOnEarth } from './is-on-earth.js';
import type { Position } from './store.js';

/**
 * Makes a position of two numbers or numerals in degrees. Returns undefined when they are no
 * numbers, out of range, or both 0. Feeds write two zeros for "not known".
 */
export function exactPosition(latitude: unknown, longitude: unknown): Position | undefined {
  const lat = degrees(latitude);
  const lng = degrees(longitude);
  return isOnEarth({ lat, lng }) && (lat || lng)
    ? { lat, lng, precision: 'exact', radiusMeters: 0 }
    : undefined;
}

// `Number()` would accept too much: null, '' and false would become 0.
const degrees = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value)) ? +value : NaN;
