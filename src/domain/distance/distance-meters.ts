import type { LatLng } from '../store/store.js';

const EARTH_RADIUS_METERS = 6_371_009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Returns the distance over the ground between two points, in metres. It uses the haversine formula
 * on a sphere of mean radius, which is within 0.6%.
 */
export function distanceMeters(from: LatLng, to: LatLng): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2);
  const lng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
