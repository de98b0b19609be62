import { distanceClaim } from '../../../domain/distance-claim.js';
import { distanceFrom, type Distance } from '../../../domain/distance-from.js';
import { fold } from '../../../domain/fold.js';
import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import type { SearchWords } from './search-words.js';

/** Towns of one name may lie in one country, and what is hardly known of a place must not make them one. */
const maxTownMeters = 60_000;

/** Whether a store's address names the place itself, and not another of that name. */
function isIn({ city, zip, countryCode }: Store, place: Place, distance: Distance): boolean {
  if (countryCode !== place.countryCode) return false;
  if (distance.meters > Math.min(distance.radiusMeters, maxTownMeters)) return false;
  const name = fold(place.name);
  return fold(city) === name || fold(zip) === name;
}

/** What is known of the way to a store: "3 km", "about 3 km", "within 10 km", "in Lyon"; undefined without position. */
export function distanceText(store: Store, place: Place, words: SearchWords): string | undefined {
  const { messages, format } = words;
  if (!store.position) return undefined;
  const distance = distanceFrom(place, store.position);
  const { kind, meters } = distanceClaim(distance, format.unitMeters);
  if (kind === 'exact') return messages.distance(format, meters);
  if (kind === 'about') return messages.distanceAbout(format, meters);
  return isIn(store, place, distance)
    ? messages.distanceIn(format, place.name)
    : messages.distanceWithin(format, meters);
}
