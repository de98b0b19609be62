import type { LatLng } from './store.js';

/** Whether a point is one: no position outside these bounds is used, wherever it came from. */
export const isOnEarth = ({ lat, lng }: LatLng): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
