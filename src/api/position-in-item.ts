import { exactPosition } from '../domain/store/exact-position.js';
import type { Position } from '../domain/store/store.js';
import { record, type JsonRecord } from './record.js';

/**
 * Coordinates that a location carries although the service documents none: `lat`/`latitude` beside
 * `lng`/`lon`/`long`/`longitude`, in the item itself or in an object of the usual names, or a GeoJSON point.
 * A bare pair is not read: its order is not known.
 */
export function positionInItem(item: JsonRecord): Position | undefined {
  for (const holder of [
    item,
    item.coordinates,
    item.geo,
    item.geometry,
    item.position,
    item.location,
  ]) {
    const fields = record(holder);
    const position = fields && positionIn(fields);
    if (position) return position;
  }
  return undefined;
}

function positionIn({ lat, latitude, lng, lon, long, longitude, type, coordinates }: JsonRecord) {
  const point = type === 'Point' && Array.isArray(coordinates) ? coordinates : [];
  return exactPosition(lat ?? latitude ?? point[1], lng ?? lon ?? long ?? longitude ?? point[0]);
}
