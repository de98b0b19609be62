import { distanceMeters } from '../../../../domain/distance/distance-meters.js';
import type { MapFormats } from '../../../../domain/messages/formats.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import { storesIn } from '../../../../domain/list/stores-in.js';
import type { SearchWords } from './search-words.js';
import { countryName } from '../../../../i18n/country-name.js';
import { maxTownMeters, storeDistance } from './distance-text.js';

/** In the unit of the language, each the next when the one before has no store. */
const radii = [25, 50, 100, 250];

/** "Lisbon, Portugal" */
const townText = ({ city, name, country, countryCode = '' }: Store, lang: string): string =>
  [city || name, countryName(countryCode, lang) || country].filter(Boolean).join(', ');

export interface NearbyStores<S> {
  readonly stores: readonly S[];
  readonly withinMeters: number;
}

/**
 * The stores within the first of some radii that has any and is no smaller than what is not known; undefined where none
 * has.
 * @param nearest in order of distance
 */
export function nearbyStores<S extends Store>(
  origin: Place,
  nearest: readonly S[],
  { unitMeters }: MapFormats,
): NearbyStores<S> | undefined {
  for (const radius of radii) {
    const withinMeters = radius * unitMeters;
    if (withinMeters < origin.radiusMeters) continue;
    const stores: S[] = [];
    for (const store of nearest) {
      const { position } = store;
      // Farther away none is told to be within it.
      if (!position || distanceMeters(origin, position) > 2 * withinMeters + maxTownMeters) break;
      if (storeDistance(store, origin, unitMeters)!.meters <= withinMeters) stores.push(store);
    }
    if (stores.length) return { stores, withinMeters };
  }
  return undefined;
}

/**
 * The result line of a search for a place; it counts stores by what their rows say.
 * @param place what it is called
 * @param nearest in order of distance
 * @param more stores or positions are still on their way
 * @param nearby as `nearbyStores`
 */
export function nearbySummary(
  place: string,
  origin: Place,
  nearest: readonly Store[],
  more: boolean,
  { messages, format }: SearchWords,
  nearby: typeof nearbyStores<Store> = nearbyStores,
): string {
  if (isArea(origin)) {
    const { length: count } = storesIn(origin, nearest);
    return count || more ? messages.storesIn(format, count, place) : messages.noneIn(format, place);
  }
  if (more) return messages.nearestSoFar(format, place);
  const [first] = nearest;
  if (!first?.position) return messages.noDistances(format, place);
  const found = nearby(origin, nearest, format);
  return found
    ? messages.storesWithin(format, found.stores.length, found.withinMeters, place)
    : messages.noneWithin(
        format,
        (radii.at(-1) as number) * format.unitMeters,
        place,
        townText(first, format.lang),
      );
}
