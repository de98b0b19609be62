import { exactPosition } from '../../domain/store/exact-position.js';
import type { Position } from '../../domain/store/store.js';
import { record, type JsonRecord } from './record.js';

/**
 * Reads the coordinates of a location. The service documents none, but some feeds have them: as
 * `lat`/`latitude` beside `lng`/`lon`/`long`/`longitude`, or as a GeoJSON point. They stand in the
 * item itself or in an object with a usual name. A bare pair is not read, because its order is not
 * known.
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
