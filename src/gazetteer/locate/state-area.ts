import { countryCode } from '../../domain/country/country-code.js';
import { distanceMeters } from '../../domain/distance/distance-meters.js';
import type { LatLng } from '../../domain/store/store.js';
import type { City, CityTier } from '../shards/city-tier.js';
import { isBinding } from './foreign-states.js';
import { isOwnName, numbersNamed } from './region-numbers.js';
import { townsNear } from './towns-near.js';

/** The area that the state in an address names. */
export interface StateArea {
  /** False when the address has no state. */
  readonly isGiven: boolean;
  /** False when the country has no region or part of that name. */
  readonly isKnown: boolean;
  /** True when only the second tier of places tells where the area is. */
  readonly isUnread: boolean;
  /** True when no town outside of the area can be meant, and none when the area is unknown. */
  readonly isBinding: boolean;
  /** The numbers of the regions. A city and the region around it may have the same name. */
  readonly regions: readonly number[];
  readonly holds: (point: Pick<City, 'lat' | 'lng' | 'region'>) => boolean;
  /**
   * Whether a town is so near that it may be meant, such as a capital that the region surrounds.
   */
  readonly isNear: (point: LatLng) => boolean;
}

/** How far outside of its area a town may be, in metres. */
const NEAR_METERS = 35_000;

const NO_STATE: StateArea = {
  isGiven: false,
  isKnown: false,
  isUnread: false,
  isBinding: false,
  regions: [],
  holds: () => false,
  isNear: () => false,
};

/**
 * Returns the area that a state names: regions, or parts of regions, which are circles. A text that
 * is the name of the country, or has no letters, is no state.
 */
export function stateArea(text: string, code: string, tiers: readonly CityTier[]): StateArea {
  const [first, last] = [tiers[0], tiers.at(-1)];
  if (!first || !last || !/[\p{L}\d]/u.test(text)) return NO_STATE;
  const named = numbersNamed(first.regions, text, code);
  const own = named.filter((number) => isOwnName(first.regions[number - 1]!, text, code));
  const parts = numbersNamed(last.parts, text, code).map((number) => last.part(number - 1));
  const regions = parts.length ? own : named;
  const isKnown = parts.length > 0 || regions.length > 0;
  if (!isKnown && countryCode(text) === code) return NO_STATE;
  return {
    isGiven: true,
    isKnown,
    isUnread: last.more && !own.length,
    isBinding: isBinding(code, text, isKnown),
    regions,
    holds: (point) => regions.includes(point.region) || isWithin(point, 0),
    isNear: (point) =>
      isWithin(point, NEAR_METERS) ||
      (regions.length > 0 &&
        townsNear(first, point, NEAR_METERS).some(({ region }) => regions.includes(region))),
  };

  function isWithin(point: LatLng, moreMeters: number): boolean {
    return parts.some((part) => distanceMeters(part, point) <= part.radiusMeters + moreMeters);
  }
}
