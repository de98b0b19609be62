import { countNearby } from '../../../domain/count-nearby.js';
import { distanceMeters } from '../../../domain/distance-meters.js';
import type { MapFormats } from '../../../domain/formats.js';
import { isArea } from '../../../domain/is-area.js';
import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import { storesIn } from '../../../domain/stores-in.js';
import type { SearchWords } from './search-words.js';
import { countryName } from '../../../i18n/country-name.js';
import { storeClaim } from './store-claim.js';

/** In the unit of the language, each the next when the one before has no store. */
const radii = [25, 50, 100, 250];
/** In the same unit: what is as far as this is not told to be within any of them. */
const farFromAll = 500;
/** Of latitude, at the least. */
const metersPerDegree = 110_000;

/** "Lisbon, Portugal" */
const townText = ({ city, name, country, countryCode = '' }: Store, lang: string): string =>
  [city || name, countryName(countryCode, lang) || country].filter(Boolean).join(', ');

export interface NearbyStores<S> {
  readonly stores: readonly S[];
  readonly withinMeters: number;
}

/** The stores within the first of some radii that has any; undefined where none has. */
export function nearbyStores<S extends Store>(
  origin: Place,
  nearest: readonly S[],
  { unitMeters }: MapFormats,
): NearbyStores<S> | undefined {
  const farthest = farFromAll * unitMeters;
  // Most are told by their latitude alone, many times as fast.
  const degrees = farthest / metersPerDegree;
  const near = nearest.filter(
    ({ position }) =>
      position &&
      Math.abs(position.lat - origin.lat) < degrees &&
      distanceMeters(origin, position) < farthest,
  );
  const meters = near.map((store) => storeClaim(store, origin, unitMeters)?.meters);
  const nearby = countNearby(
    meters,
    origin.radiusMeters,
    radii.map((radius) => radius * unitMeters),
  );
  if (!nearby) return undefined;
  const { withinMeters } = nearby;
  const stores = near.filter((_, rank) => (meters[rank] ?? Infinity) <= withinMeters);
  return { stores, withinMeters };
}

/**
 * The result line of a search for a place; it counts stores by what their rows say.
 * @param place what it is called
 * @param nearest in order of distance
 * @param more stores or positions are still on their way
 * @param nearby as `nearbyStores`
 */
export function nearLine(
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
