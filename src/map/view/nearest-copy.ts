import type { LatLng } from '../../domain/store/store.js';

/** Returns the same point in the copy of the world that is nearest to this longitude. */
export function nearestCopy<Point extends LatLng>(point: Point, lng: number): Point {
  return { ...point, lng: point.lng + 360 * Math.round((lng - point.lng) / 360) };
}
