import type { LatLng } from './store.js';

/** True for a valid point. Positions outside these bounds are never used, whatever their source. */
export const isOnEarth = ({ lat, lng }: LatLng): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
