import type { LatLng } from '../../domain/store/store.js';

/** The same point in that copy of the world where it is nearest to this longitude. */
export function nearestCopy<Point extends LatLng>(point: Point, lng: number): Point {
  return { ...point, lng: point.lng + 360 * Math.round((lng - point.lng) / 360) };
}
