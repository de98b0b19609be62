import { distanceMeters } from '../../domain/distance/distance-meters.js';
import type { LatLng } from '../../domain/store/store.js';
import type { City, CityTier } from '../shards/city-tier.js';

const METERS_PER_DEGREE = 111_195;
/**
 * The distance in which the nearest town is looked for first, in metres. It is doubled each time.
 */
const FIRST_METERS = 20_000;
const HALF_EARTH_METERS = 20_040_000;

/** The places of a tier by latitude, so that those near a point are found without reading all. */
const sorted = new WeakMap<CityTier, readonly City[]>();

function byLatitude(tier: CityTier): readonly City[] {
  let cities = sorted.get(tier);
  if (!cities) {
    cities = tier.keys.map((_, i) => tier.city(i)).sort((a, b) => a.lat - b.lat);
    sorted.set(tier, cities);
  }
  return cities;
}

/** Returns the places of a tier within a distance of a point. */
export function townsNear(tier: CityTier, point: LatLng, meters: number): readonly City[] {
  const cities = byLatitude(tier);
  const degrees = meters / METERS_PER_DEGREE;
  let [from, to] = [0, cities.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (cities[middle]!.lat < point.lat - degrees) from = middle + 1;
    else to = middle;
  }
  const near: City[] = [];
  for (let i = from; i < cities.length && cities[i]!.lat <= point.lat + degrees; i++)
    if (distanceMeters(cities[i]!, point) <= meters) near.push(cities[i]!);
  return near;
}

/** Returns the nearest place whose region is known. */
export function nearestTown(tiers: readonly CityTier[], point: LatLng): City | undefined {
  for (let within = FIRST_METERS; within < 2 * HALF_EARTH_METERS; within *= 2) {
    let [found, nearest]: [City | undefined, number] = [undefined, Infinity];
    for (const city of tiers.flatMap((tier) => townsNear(tier, point, within))) {
      const meters = distanceMeters(city, point);
      if (!city.region || meters >= nearest) continue;
      [found, nearest] = [city, meters];
    }
    if (found) return found;
  }
  return undefined;
}
