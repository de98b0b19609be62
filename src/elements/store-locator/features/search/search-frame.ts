// The stores in the frame of the map after a search, and the mark of the place.
import type { MapPicture } from '../../../../controllers/map/map.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import type { SearchWords } from './search-words.js';

const maxFramed = 6;

/**
 * Returns the stores that the map frames: all in a region or country, else the first around the
 * place.
 */
export const framedStores = (
  place: Place | undefined,
  around: readonly Store[],
  all: readonly Store[],
): readonly Store[] =>
  (place && isArea(place) ? all : around.slice(0, maxFramed)).filter(({ position }) => position);

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
