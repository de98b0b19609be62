import { exactPosition } from './exact-position.js';
import type { Position } from './store.js';

const pair = /^\s*(?:loc:)?(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/;
const streetZoom = 15;

/**
 * Reads the point that a Google Maps address names: its pin, else its centre when zoomed to a
 * street, else a pair of coordinates in the query.
 */
export function positionInMapsUrl(mapsUrl: string): Position | undefined {
  // Most addresses search for a text. Parsing ten thousand of them would be slow.
  if (!/\d\.\d/.test(mapsUrl)) return undefined;
  const { pathname, searchParams } = new URL(mapsUrl);
  const pin = /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(pathname);
  if (pin) return exactPosition(pin[1], pin[2]);
  const centre = /@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?/.exec(pathname);
  // A centre without a zoom level is trusted.
  if (centre && !(Number(centre[3]) < streetZoom)) return exactPosition(centre[1], centre[2]);
  for (const key of ['query', 'q', 'll', 'destination', 'daddr', 'center']) {
    const point = pair.exec(searchParams.get(key) ?? '');
    if (point) return exactPosition(point[1], point[2]);
  }
  return undefined;
}
