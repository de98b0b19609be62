import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { Precision, type LatLng, type Position } from '../../domain/store/store.js';
import type { City, CityTier } from '../shards/city-tier.js';

/**
 * The largest town of a region or country, with the population of the area and its extent around
 * that town.
 */
export interface AreaMiddle extends LatLng {
  readonly population: number;
  /** The radius that holds nine in ten of the people in the area. */
  readonly radiusMeters: number;
}

interface Town {
  readonly meters: number;
  readonly population: number;
}

const MOST = 0.9;
const NEAR_METERS = 40_000;
const AROUND_METERS = 80_000;
const MIN_RADIUS_METERS = 5_000;

const known = new WeakMap<CityTier, Map<number, AreaMiddle | undefined>>();

/** @param region number of the region, or 0 for the whole country */
export function areaMiddle(tier: CityTier, region: number): AreaMiddle | undefined {
  let middles = known.get(tier);
  if (!middles) known.set(tier, (middles = new Map<number, AreaMiddle | undefined>()));
  if (!middles.has(region)) middles.set(region, findMiddle(tier, region));
  return middles.get(region);
}

function findMiddle(tier: CityTier, region: number): AreaMiddle | undefined {
  const { largest, towns } = townsOf(tier, region);
  if (!largest) return undefined;
  return {
    lat: largest.lat,
    lng: largest.lng,
    population: towns.reduce((sum, town) => sum + town.population, 0),
    radiusMeters: Math.round(reachMeters(towns, ({ population }) => population)),
  };
}

/**
 * Returns the largest town of a region that is small enough to be a place: nine in ten of its
 * people and of its places are near this town.
 * @param region number of the region, or 0 for the whole country, such as Singapore
 */
export function regionMiddle(tier: CityTier, region: number): Position | undefined {
  const { largest, towns } = townsOf(tier, region);
  if (!largest) return undefined;
  const radiusMeters = reachMeters(towns, ({ population }) => population);
  if (radiusMeters > NEAR_METERS || reachMeters(towns, () => 1) > AROUND_METERS) return undefined;
  return {
    lat: largest.lat,
    lng: largest.lng,
    precision: Precision.City,
    radiusMeters: Math.max(MIN_RADIUS_METERS, Math.round(radiusMeters)),
  };
}

/** Returns a region's towns by their distance from its largest one, the nearest first. */
function townsOf(
  tier: CityTier,
  region: number,
): { readonly largest: City | undefined; readonly towns: readonly Town[] } {
  const cities = tier.keys
    .map((_, i) => tier.city(i))
    .filter((city) => !region || city.region === region);
  const [largest] = cities.toSorted((a, b) => b.population - a.population);
  const towns = cities.map((city) => ({
    meters: distanceMeters(largest!, city),
    population: city.population,
  }));
  return { largest, towns: towns.sort((a, b) => a.meters - b.meters) };
}

/** Returns the distance from the largest town within which most of the weight lies. */
function reachMeters(towns: readonly Town[], weigh: (town: Town) => number): number {
  let left = MOST * towns.reduce((sum, town) => sum + weigh(town), 0);
  return towns.find((town) => (left -= weigh(town)) <= 0)?.meters ?? 0;
}
