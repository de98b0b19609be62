import type { MapView } from '../map/map-view.js';
import type { LatLng } from '../store/store.js';

/** True when the map view shows a point, on any copy of the world. */
export function isInView(
  { lat, lng }: LatLng,
  { south, west, north, east }: Pick<MapView, 'south' | 'west' | 'north' | 'east'>,
): boolean {
  const eastOfWest = (((lng - west) % 360) + 360) % 360;
  return lat >= south && lat <= north && eastOfWest <= east - west;
}
