import type { SearchMessages } from '../domain/messages/search-messages.js';
import { count } from './count.js';

export const searchMessages: SearchMessages = {
  suggestions: 'Suggestions',
  places: 'Places',
  similar: (format, query, stores, readings) => {
    const meant = readings.slice(0, 3).map((reading) => `“${reading}”`);
    const more = readings.length > meant.length ? '…' : '.';
    return `No store matches “${query}”. Showing ${count(format, stores, 'store', 'stores')} for ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Nearest so far to ${place}`,
  storesWithin: (format, stores, meters, place) =>
    `${count(format, stores, 'store', 'stores')} within ${format.length(meters)} of ${place}`,
  noneWithin: (format, meters, place, nearest) =>
    `No store within ${format.length(meters)} of ${place}. Nearest: ${nearest}`,
  inArea: (format, stores) =>
    stores
      ? `${count(format, stores, 'store', 'stores')} in this part of the map`
      : 'No store in this part of the map.',
  storesIn: (format, stores, place) => `${count(format, stores, 'store', 'stores')} in ${place}`,
  noneIn: (_, place) => `No store in ${place}. The nearest come first.`,
  noDistances: (_, place) => `How far stores are from ${place} is not known.`,
  otherPlaces: 'Other places of this name',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `about ${format.length(meters)}`,
  distanceWithin: (format, meters) => `within ${format.length(meters)}`,
  distanceIn: (_, place) => `in ${place}`,
  yourPosition: 'Your position',
  searchedPlace: (_, place) => `Searched place: ${place}`,
};
