import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { Precision, type LatLng, type Position } from '../../domain/store/store.js';
import type { Address } from './address.js';
import type { City } from '../shards/city-tier.js';
import type { CountryLookup } from './country-lookup.js';
import type { PostcodePoint } from './find-postcode.js';
import { cityErrorMeters, radiusMeters } from './radius-meters.js';

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
const CLEARLY_LARGER = 4;
const CLEARLY_LARGER_IN_REGION = 1.5;

/**
 * Returns the position of an address within its country. It is found by postal code and town
 * together, by one of them, or by a region that is small enough. Returns `'more'` when the second
 * tier of places is needed to decide.
 */
export function locateAddress(
  address: Address,
  country: CountryLookup,
): Position | 'more' | undefined {
  const point = country.postcode(address.zip || address.city);
  const region = country.region(address.state);
  const { cities, loose } = country.towns(address.city);
  if (point?.known) {
    const town = nearest(cities, point, SAME_PLACE_METERS);
    if (town) return between(point, town);
    const isStateClear = region > 0 || !address.state;
    const meant = loose ? [] : inRegion(cities, region).filter(isReal);
    if (meant.length !== 1 || !isStateClear) return fromPostcode(point);
    if (country.more) return 'more';
    return fromCity(meant[0]!);
  }

  if (!point && !region && country.isForeign(address)) return undefined;
  const there = inRegion(cities, region);
  // Without a matching region, there is a town of that name, but nothing confirms it.
  const isConfirmed = region > 0 && there.some((city) => city.region === region);
  if (!isConfirmed && country.isElsewhere(address.zip))
    return country.more && region > 0 ? 'more' : country.middle(region);
  const hint = point && point.errorMeters < HINT_METERS ? point : undefined;
  const town = hint
    ? (nearest(there, hint, HINT_METERS) ?? nearest(cities, hint, HINT_METERS))
    : largest(there, region > 0);
  const isClear = town && (hint || region || town.population >= WELL_KNOWN_TOWN);
  if (isClear) return fromCity(town);
  if (country.more) return 'more';
  if (town) return fromCity(town);
  if (point && point.errorMeters < HINT_ERROR_METERS) return fromPostcode(point);
  return country.middle(country.region(address.city) || region);
}

const isReal = ({ population }: City): boolean => population >= REAL_TOWN;

/** Returns the towns of a region, or else the towns whose region is unknown. */
function inRegion(cities: readonly City[], region: number): readonly City[] {
  const there = cities.filter((city) => !region || city.region === region);
  return there.length ? there : cities.filter((city) => !city.region);
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
function largest(cities: readonly City[], isRegionKnown: boolean): City | undefined {
  const [first, second] = cities.toSorted((a, b) => b.population - a.population);
  const factor = isRegionKnown ? CLEARLY_LARGER_IN_REGION : CLEARLY_LARGER;
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
