import { distanceMeters } from '../../../../domain/distance/distance-meters.js';
import type { MapFormats } from '../../../../domain/messages/formats.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import { storesIn } from '../../../../domain/list/stores-in.js';
import type { SearchWords } from './search-words.js';
import { countryName } from '../../../../i18n/country-name.js';
import { maxTownMeters, storeDistance } from './distance-text.js';

/** Radii in the language's unit of distance. The next radius counts when no store is within one. */
const radii = [25, 50, 100, 250];

/** For example "Lisbon, Portugal". */
const townText = ({ city, name, country, countryCode = '' }: Store, lang: string): string =>
  [city || name, countryName(countryCode, lang) || country].filter(Boolean).join(', ');

export interface NearbyStores<S> {
  readonly stores: readonly S[];
  readonly withinMeters: number;
}

/**
 * Returns the stores within the first radius that has any. A radius below the uncertainty of the
 * place is skipped.
 * @param nearest stores in order of distance
 * @returns undefined when no radius has a store
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
      // The distance text of a store farther away never says that it is within the radius.
      if (!position || distanceMeters(origin, position) > 2 * withinMeters + maxTownMeters) break;
      if (storeDistance(store, origin, unitMeters)!.meters <= withinMeters) stores.push(store);
    }
    if (stores.length) return { stores, withinMeters };
  }
  return undefined;
}

/**
 * Returns the result line of a search for a place. It counts stores by the distances in their rows.
 * @param place the name of the place
 * @param nearest stores in order of distance
 * @param more true while stores or positions are on their way
 * @param nearby same signature as `nearbyStores`, which is the default
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
