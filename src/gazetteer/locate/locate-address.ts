import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { Precision, type LatLng, type Position } from '../../domain/store/store.js';
import type { Address } from './address.js';
import type { City } from '../shards/city-tier.js';
import type { CountryLookup, Towns } from './country-lookup.js';
import type { PostcodePoint } from './find-postcode.js';
import { cityErrorMeters, radiusMeters } from './radius-meters.js';
import type { StateArea } from './state-area.js';
import { withoutRegion } from './town-and-region.js';

/** The largest distance between a town and a postal code of the same address. */
const SAME_PLACE_METERS = 60_000;
/**
 * An unknown postal code still tells which of several towns of the same name is meant, if the town
 * is within this distance.
 */
const HINT_METERS = 100_000;
const HINT_ERROR_METERS = 15_000;
const REAL_TOWN = 15_000;
const WELL_KNOWN_TOWN = 100_000;
/** How many times larger than its namesakes a town must be to be meant. */
const CLEARLY_LARGER = 4;
const CLEARLY_LARGER_IN_REGION = 1.5;
const CLEARLY_LARGER_AGAINST_STATE = 20;
/** The words for a district of a city before its name or number. */
const DISTRICT = /^(?:quận|quan|q\.|district|huyện|phường|ward)\s*/i;

/**
 * Returns the position of an address within its country. It is found by postal code and town
 * together, by one of them, or by a region that is small enough. Returns `'more'` when the second
 * tier of places is needed to decide.
 */
export function locateAddress(
  address: Address,
  country: CountryLookup,
): Position | 'more' | undefined {
  const { city, state } = withoutRegion(address, country);
  const point = country.postcode(address.zip || address.city);
  const area = country.state(state);
  const { cities, loose } = country.towns(city);
  const named = cities.filter(area.holds);
  const isBegun = !named.length && !country.more && area.isKnown;
  const there = isBegun ? country.townsBegun(city).filter(area.holds) : named;
  const some = meantBy(area, cities, there);
  if (point?.known) {
    const town = nearest(cities, point, SAME_PLACE_METERS);
    if (town) return between(point, town);
    // Town and state agree with each other rather than with a code that was guessed, that lies
    // outside of the state, or whose area is wider than towns are apart.
    const isOutside = point.isGuess || !area.holds({ ...point, region: country.regionAt(point) });
    if (area.isKnown && country.more && (isOutside || point.isWide)) return 'more';
    const meant = loose
      ? undefined
      : isOutside && there.length
        ? largest(there, CLEARLY_LARGER_IN_REGION)
        : only(point.isWide ? there : some.filter(isReal));
    if (!meant) return fromPostcode(point);
    return country.more ? 'more' : fromCity(meant);
  }

  if (!point && area.isGiven && !area.isKnown && country.isForeign(address)) return undefined;
  if (!there.length && country.isElsewhere(address.zip))
    return country.more && area.isKnown ? 'more' : country.middle(area.regions);
  const hint = point && point.errorMeters < HINT_METERS ? point : undefined;
  const near = hint && nearest(some, hint, HINT_METERS);
  const town =
    near ??
    (hint && !there.length
      ? nearest(cities, hint, HINT_METERS)
      : byName(area, cities, some, loose, country));
  const isConfirmed = there.length > 0 && !area.isUnread;
  const isClear = near ?? (isConfirmed || (!area.isGiven && isWellKnown(town)));
  if (country.more && (!town || loose || !isClear)) return 'more';
  if (town) return fromCity(town);
  if (point && point.errorMeters < HINT_ERROR_METERS) return fromPostcode(point);
  return (
    country.middle([...country.state(address.city).regions, ...area.regions]) ??
    cityOfDistrict(city, area, country.towns(state))
  );
}

const isReal = ({ population }: City): boolean => population >= REAL_TOWN;

const isWellKnown = (city: City | undefined): boolean =>
  !!city && city.population >= WELL_KNOWN_TOWN;

const only = (cities: readonly City[]): City | undefined =>
  cities.length === 1 ? cities[0] : undefined;

/**
 * Returns the towns that the state of an address allows: those in it, else those whose region is
 * unknown, else those around it.
 */
function meantBy(
  area: StateArea,
  cities: readonly City[],
  there: readonly City[],
): readonly City[] {
  if (!area.isGiven || there.length) return area.isGiven ? there : cities;
  const unplaced = area.isKnown ? cities.filter(({ region }) => !region) : [];
  return unplaced.length ? unplaced : cities.filter(area.isNear);
}

/**
 * Returns the town that a name means. A state that does not fit, or that nobody knows, leaves only
 * a town that has hardly a rival of its name.
 */
function byName(
  area: StateArea,
  cities: readonly City[],
  some: readonly City[],
  loose: boolean,
  country: CountryLookup,
): City | undefined {
  if (!area.isGiven) return largest(cities, CLEARLY_LARGER);
  if (some.length) return largest(some, CLEARLY_LARGER_IN_REGION);
  if (loose || area.isBinding) return undefined;
  const town = largest(cities, CLEARLY_LARGER_AGAINST_STATE);
  return !town || !area.isKnown || country.isLargest(town) ? town : undefined;
}

/** Returns the large town that a state names, of which the field of the city names a district. */
function cityOfDistrict(
  city: string,
  area: StateArea,
  { cities, loose }: Towns,
): Position | undefined {
  const isDistrict = area.isKnown ? DISTRICT.test(city) : !area.isBinding;
  const town = isDistrict && !loose ? largest(cities, CLEARLY_LARGER) : undefined;
  return town && isWellKnown(town) ? fromCity(town) : undefined;
}

function nearest(cities: readonly City[], point: LatLng, withinMeters: number): City | undefined {
  let found: City | undefined;
  for (const city of cities) {
    const meters = distanceMeters(city, point);
    if (meters <= withinMeters) {
      withinMeters = meters;
      found = city;
    }
  }
  return found;
}

/** Returns the town that a name alone means, or undefined when several are similarly large. */
function largest(cities: readonly City[], factor: number): City | undefined {
  const [first, second] = cities.toSorted((a, b) => b.population - a.population);
  const isClear =
    !first ||
    !second ||
    first.population > factor * second.population ||
    distanceMeters(first, second) < SAME_PLACE_METERS;
  return isClear ? first : undefined;
}

/** Returns a point between postal code and town, closer to the more precise one. */
function between(point: PostcodePoint, town: City): Position {
  const townError = cityErrorMeters(town.population);
  const share = point.errorMeters ** 2 / (point.errorMeters ** 2 + townError ** 2);
  return {
    lat: point.lat + share * (town.lat - point.lat),
    lng: point.lng + share * (town.lng - point.lng),
    precision: Precision.Postcode,
    radiusMeters: radiusMeters(Math.min(point.errorMeters, townError)),
  };
}

const fromPostcode = ({ lat, lng, errorMeters }: PostcodePoint): Position => ({
  lat,
  lng,
  precision: Precision.Postcode,
  radiusMeters: radiusMeters(errorMeters),
});

const fromCity = ({ lat, lng, population }: City): Position => ({
  lat,
  lng,
  precision: Precision.City,
  radiusMeters: radiusMeters(cityErrorMeters(population)),
});
