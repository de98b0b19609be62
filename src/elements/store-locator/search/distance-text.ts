import { isArea, type Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import type { SearchWords } from './search-words.js';
import { storeClaim } from './store-claim.js';

/** What is known of the way to a store: "3 km", "about 3 km", "within 10 km", "in Lyon"; undefined without position, and from a region or country. */
export function distanceText(
  store: Store,
  place: Place,
  { messages, format }: SearchWords,
): string | undefined {
  if (isArea(place)) return undefined;
  const claim = storeClaim(store, place, format.unitMeters);
  if (!claim) return undefined;
  const { kind, meters } = claim;
  if (kind === 'in') return messages.distanceIn(format, place.name);
  if (kind === 'exact') return messages.distance(format, meters);
  if (kind === 'about') return messages.distanceAbout(format, meters);
  return messages.distanceWithin(format, meters);
}
