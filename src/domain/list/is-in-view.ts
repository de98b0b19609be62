import type { MapView } from '../map/map-view.js';
import type { LatLng } from '../store/store.js';

/** Whether a point is seen, on whichever copy of the world. */
export function isInView(
  { lat, lng }: LatLng,
  { south, west, north, east }: Pick<MapView, 'south' | 'west' | 'north' | 'east'>,
): boolean {
  const eastOfWest = (((lng - west) % 360) + 360) % 360;
  return lat >= south && lat <= north && eastOfWest <= east - west;
}
