import { distanceClaim } from '../../../domain/distance-claim.js';
import { distanceFrom } from '../../../domain/distance-from.js';
import { fold } from '../../../domain/fold.js';
import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import type { SearchWords } from './search-words.js';

/** Whether a store's address names the place itself. */
function isIn({ city, zip, countryCode }: Store, place: Place): boolean {
  const name = fold(place.name);
  return countryCode === place.countryCode && (fold(city) === name || fold(zip) === name);
}

/** What is known of the way to a store: "3 km", "about 3 km", "within 10 km", "in Lyon"; undefined without position. */
export function distanceText(store: Store, place: Place, words: SearchWords): string | undefined {
  const { messages, format } = words;
  if (!store.position) return undefined;
  const { kind, meters } = distanceClaim(distanceFrom(place, store.position), format.unitMeters);
  if (kind === 'exact') return messages.distance(format, meters);
  if (kind === 'about') return messages.distanceAbout(format, meters);
  return isIn(store, place)
    ? messages.distanceIn(format, place.name)
    : messages.distanceWithin(format, meters);
}
