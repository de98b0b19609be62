import { distanceMeters } from '../domain/distance-meters.js';
import type { LatLng } from '../domain/store.js';
import type { CityTier } from './city-tier.js';

/** The largest town of a region or country, and how many people live how far around it. */
export interface AreaMiddle extends LatLng {
  readonly population: number;
  /** Nine in ten of its people live within. */
  readonly radiusMeters: number;
}

const MOST = 0.9;

const known = new WeakMap<CityTier, Map<number, AreaMiddle | undefined>>();

/** @param region 0: the whole country */
export function areaMiddle(tier: CityTier, region: number): AreaMiddle | undefined {
  let middles = known.get(tier);
  if (!middles) known.set(tier, (middles = new Map<number, AreaMiddle | undefined>()));
  if (!middles.has(region)) middles.set(region, findMiddle(tier, region));
  return middles.get(region);
}

function findMiddle(tier: CityTier, region: number): AreaMiddle | undefined {
  const cities = tier.keys
    .map((_, i) => tier.city(i))
    .filter((city) => !region || city.region === region);
  const [largest] = cities.toSorted((a, b) => b.population - a.population);
  if (!largest) return undefined;
  const population = cities.reduce((sum, city) => sum + city.population, 0);
  let left = MOST * population;
  const farthest = cities
    .map((city) => ({ meters: distanceMeters(largest, city), population: city.population }))
    .sort((a, b) => a.meters - b.meters)
    .find((city) => (left -= city.population) <= 0);
  const { lat, lng } = largest;
  return { lat, lng, population, radiusMeters: Math.round(farthest?.meters ?? 0) };
}
