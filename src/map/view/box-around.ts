import type { LatLng } from '../../domain/store/store.js';
import type { LatLngBounds } from './leaflet.js';
import { sortedNumbers } from '../markers/sorted-numbers.js';

/** A box in degrees. `east` may be more than 180 when the box crosses the antimeridian. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Returns the box of Leaflet's bounds. */
export const boxOf = (bounds: LatLngBounds): Box => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

const METERS_PER_DEGREE = 111_195;
const WORTH_CROSSING_DEGREES = 120;

/**
 * Returns the smallest box around all points, by the short way round the world.
 * @param leastMeters the least width and height of the box
 */
export function boxAround(points: readonly LatLng[], leastMeters: number): Box | undefined {
  if (points.length === 0) return undefined;
  let [south, west, north, east] = [90, Infinity, -90, -Infinity];
  for (const { lat, lng } of points) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  // The box crosses the Pacific only when that saves a large part of the world, because people know
  // the other view.
  let least = east - west - WORTH_CROSSING_DEGREES;
  const lngs = least > 0 ? sortedNumbers(points, 'lng') : [];
  for (let i = 1; i < lngs.length; i++) {
    const [before, after] = [lngs[i - 1] as number, lngs[i] as number];
    if (before + 360 - after >= least) continue;
    least = before + 360 - after;
    west = after;
    east = before + 360;
  }
  const middle = (south + north) / 2;
  const high = leastMeters / METERS_PER_DEGREE;
  const wide = high / Math.cos((middle * Math.PI) / 180);
  const growY = Math.max(0, high - (north - south)) / 2;
  const growX = Math.max(0, wide - (east - west)) / 2;
  return { south: south - growY, north: north + growY, west: west - growX, east: east + growX };
}
