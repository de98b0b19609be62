import type { MapPicture } from '../../../../controllers/map/map.js';
import { isArea, type Place } from '../../../../domain/search/place.js';

/** Returns the mark of a searched place; undefined for a region or country, which has no middle. */
export const originOf = (place: Place | undefined): MapPicture['origin'] =>
  place && !isArea(place)
    ? { lat: place.lat, lng: place.lng, name: place.name, isVisitor: place.kind === 'here' }
    : undefined;
