import { countNearby } from '../../../domain/count-nearby.js';
import { isArea } from '../../../domain/is-area.js';
import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import { storesIn } from '../../../domain/stores-in.js';
import type { SearchWords } from './search-words.js';
import { countryName } from '../../../i18n/country-name.js';
import { storeClaim } from './store-claim.js';

/** In the unit of the language, each the next when the one before has no store. */
const radii = [25, 50, 100, 250];

/** "Lisbon, Portugal" */
const townText = ({ city, name, country, countryCode = '' }: Store, lang: string): string =>
  [city || name, countryName(countryCode, lang) || country].filter(Boolean).join(', ');

/**
 * The result line of a search for a place; it counts stores by what their rows say.
 * @param place what it is called
 * @param nearest in order of distance
 * @param more stores or positions are still on their way
 */
export function nearLine(
  place: string,
  origin: Place,
  nearest: readonly Store[],
  more: boolean,
  { messages, format }: SearchWords,
): string {
  if (isArea(origin)) {
    const { length: count } = storesIn(origin, nearest);
    return count || more ? messages.storesIn(format, count, place) : messages.noneIn(format, place);
  }
  if (more) return messages.nearestSoFar(format, place);
  const [first] = nearest;
  if (!first?.position) return messages.noDistances(format, place);
  const radiiMeters = radii.map((radius) => radius * format.unitMeters);
  const meters = nearest.map((store) => storeClaim(store, origin, format.unitMeters)?.meters);
  const nearby = countNearby(meters, origin.radiusMeters, radiiMeters);
  return nearby
    ? messages.storesWithin(format, nearby.count, nearby.withinMeters, place)
    : messages.noneWithin(
        format,
        radiiMeters.at(-1) as number,
        place,
        townText(first, format.lang),
      );
}
