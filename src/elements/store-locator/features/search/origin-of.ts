import type { MapPicture } from '../../../../controllers/map/map.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { SearchWords } from './search-words.js';

/** Returns the mark of a searched place; undefined for a region or country, which has no middle. */
export function originOf(
  place: Place | undefined,
  { messages, format }: SearchWords,
): MapPicture['origin'] {
  if (!place || isArea(place)) return undefined;
  const { lat, lng, name, kind } = place;
  return kind === 'here'
    ? { lat, lng, name: messages.yourPosition, isVisitor: true }
    : { lat, lng, name: messages.searchedPlace(format, name), isVisitor: false };
}
