import { distanceMeters } from '../domain/distance-meters.js';
import { Precision, type Position } from '../domain/store.js';
import type { CityTier } from './city-tier.js';

const MOST = 0.9;
const NEAR_METERS = 40_000;
const AROUND_METERS = 80_000;
const MIN_RADIUS_METERS = 5_000;

/**
 * The largest town of a region, if the region is small enough to be a place: nine in ten of its people live near the
 * town, nine in ten of its places lie around it.
 * @param region 0: the whole country, such as Singapore
 */
export function regionMiddle(tier: CityTier, region: number): Position | undefined {
  const cities = tier.keys
    .map((_, i) => tier.city(i))
    .filter((city) => !region || city.region === region);
  const [largest] = cities.toSorted((a, b) => b.population - a.population);
  if (!largest) return undefined;
  const ways = cities
    .map((city) => ({ meters: distanceMeters(largest, city), population: city.population }))
    .sort((a, b) => a.meters - b.meters);
  const reachMeters = (weigh: (way: { population: number }) => number): number => {
    let left = MOST * ways.reduce((sum, way) => sum + weigh(way), 0);
    return ways.find((way) => (left -= weigh(way)) <= 0)?.meters ?? 0;
  };
  const radiusMeters = reachMeters(({ population }) => population);
  if (radiusMeters > NEAR_METERS || reachMeters(() => 1) > AROUND_METERS) return undefined;
  return {
    lat: largest.lat,
    lng: largest.lng,
    precision: Precision.City,
    radiusMeters: Math.max(MIN_RADIUS_METERS, Math.round(radiusMeters)),
  };
}
