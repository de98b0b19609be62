import { distanceMeters } from '../domain/distance/distance-meters.js';
import type { LatLng } from '../domain/store/store.js';
import type { CellId } from './street-cell.js';

/**
 * How far around a store, at its address or not, there are main roads. A town and the way to it
 * are that wide.
 */
export const MAIN_ROADS_RADIUS_KM = 10;

/** The map of the web ends at this latitude, north and south. */
const MOST_LATITUDE = 85.051_128;
const EARTH_RADIUS_KM = 6_371.009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/**
 * Returns the cells of which some part lies within a distance of a point, row by row from the
 * north. The command writes exactly these cells, so a page knows which exist.
 * @param radiusKm at most 1,000
 */
export function cellsNear(point: LatLng, radiusKm: number, zoom: number): CellId[] {
  const { lat, lng } = point;
  const across = 2 ** zoom;
  const angle = radiusKm / EARTH_RADIUS_KM;
  const wide = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))));
  const top = rowOf(lat + degrees(angle), across);
  const bottom = rowOf(lat - degrees(angle), across);
  const first = columnOf(lng - wide, across);
  const last = Math.min(columnOf(lng + wide, across), first + across - 1);
  const cells: CellId[] = [];
  for (let y = top; y <= bottom; y++)
    for (let column = first; column <= last; column++) {
      const nearest = nearestIn(column, y, across, point);
      if (distanceMeters(point, nearest) > radiusKm * 1_000) continue;
      cells.push({ z: zoom, x: ((column % across) + across) % across, y });
    }
  return cells;
}

/** Returns the latitude of a cell's upper edge, in degrees. */
export const latitudeOf = (row: number, zoom: number): number =>
  degrees(Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))));

/** Returns the longitude of a cell's left edge, in degrees. */
export const longitudeOf = (column: number, zoom: number): number =>
  (column / 2 ** zoom) * 360 - 180;

/** Columns beyond the date line have numbers below 0, or beyond the last column. */
const columnOf = (lng: number, across: number): number => Math.floor(((lng + 180) / 360) * across);

function rowOf(lat: number, across: number): number {
  const inMap = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat));
  const height = Math.asinh(Math.tan(radians(inMap))) / Math.PI;
  return Math.max(0, Math.min(across - 1, Math.floor(((1 - height) / 2) * across)));
}

/** On a meridian beside a point, the nearest point lies a little nearer to the pole. */
function nearestIn(column: number, row: number, across: number, { lat, lng }: LatLng): LatLng {
  const zoom = Math.log2(across);
  const west = longitudeOf(column, zoom);
  const east = longitudeOf(column + 1, zoom);
  const nearestLng = Math.max(west, Math.min(east, lng));
  const beside = radians(nearestLng - lng);
  const nearestLat = beside ? degrees(Math.atan(Math.tan(radians(lat)) / Math.cos(beside))) : lat;
  return {
    lat: Math.max(latitudeOf(row + 1, zoom), Math.min(latitudeOf(row, zoom), nearestLat)),
    lng: nearestLng,
  };
}
