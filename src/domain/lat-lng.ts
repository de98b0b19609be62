import type { LatLng } from './store.js';

/** A point if these are one: numbers or numeric texts, in range, and not the (0, 0) of a failed geocoder. */
export function latLng(lat: unknown, lng: unknown): LatLng | undefined {
  const point = { lat: number(lat), lng: number(lng) };
  const inRange = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return inRange && (point.lat !== 0 || point.lng !== 0) ? point : undefined;
}

const number = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : NaN;
