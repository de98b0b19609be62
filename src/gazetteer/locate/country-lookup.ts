import type { LatLng, Position } from '../../domain/store/store.js';
import type { Address } from './address.js';
import { citiesBegun, citiesNamed } from './cities-named.js';
import type { City, CityTier } from '../shards/city-tier.js';
import { findPostcode, knowsArea, type PostcodePoint } from './find-postcode.js';
import { hasFarPostcodes } from './territory-of.js';
import { Likeness, nameVariants } from './name-variants.js';
import type { PostalShard } from '../shards/postal-shard.js';
import { postalShardName } from '../shards/postal-shard-name.js';
import { hasPostcodes, storePostcodeKeys } from './postcode-key.js';
import { nameKey } from '../names/name-key.js';
import { regionMiddle } from '../search/area-middle.js';
import { stateArea, type StateArea } from './state-area.js';
import { nearestTown } from './towns-near.js';

/** The places of one country, as far as their files were read. */
export interface CountryLookup {
  /** True when the country has a second tier that was not read. */
  readonly more: boolean;
  /** Returns the point of the postal code in a text. */
  readonly postcode: (text: string) => StorePostcode | undefined;
  /** Whether an address has a postal code and a state that both do not belong to this country. */
  readonly isForeign: (address: Address) => boolean;
  /**
   * Whether no known postal code begins like the one in a text. Always false for countries without
   * postal codes in faraway territories.
   */
  readonly isElsewhere: (text: string) => boolean;
  /** Returns the area that the state of an address names. */
  readonly state: (text: string) => StateArea;
  /** Whether no town of the country is larger. */
  readonly isLargest: (city: City) => boolean;
  /** Returns the number of the region in which a point is, or 0 when it is unknown. */
  readonly regionAt: (point: LatLng) => number;
  /**
   * Returns the towns that a text in an address may mean.
   */
  readonly towns: (text: string) => Towns;
  /** Returns the towns whose names go on after a text. */
  readonly townsBegun: (text: string) => readonly City[];
  /** Returns the places that have exactly this name. */
  readonly named: (name: string) => readonly City[];
  /**
   * Returns the middle of the first of some regions, or of the country when there is none.
   * Undefined when it is too large to stand for a place.
   */
  readonly middle: (regions: readonly number[]) => Position | undefined;
}

export interface StorePostcode extends PostcodePoint {
  /** True when zeros were put before the number that was written. */
  readonly isGuess: boolean;
  /** True when the code's area is so large that its point tells only about where a town is. */
  readonly isWide: boolean;
}

export interface Towns {
  readonly cities: readonly City[];
  /** True when words of the text had to be left out. */
  readonly loose: boolean;
}

const REAL_TOWN = 15_000;
/** Codes of wide areas: those of Canada's countryside, and of Australia's interior. */
const WIDE: Readonly<Record<string, RegExp>> = {
  AU: /^(?:08|4[78]|5[47]|6[4-7])/,
  CA: /^.0/,
};

export function countryLookup(
  code: string,
  postal: ReadonlyMap<string, PostalShard>,
  tiers: readonly CityTier[],
): CountryLookup {
  const known = new Map<string, Towns>();
  const states = new Map<string, StateArea>();
  const middles = new Map<number, Position | undefined>();
  /** The people of the largest town, once it was asked for. */
  let most: number | undefined;
  return {
    more: tiers.length === 1 && tiers[0]!.more,
    postcode: (text) => {
      const keys = storePostcodeKeys(text, code);
      const points = keys.map(lookUp);
      // A padded code must be a known one. An unpadded code may lie between two known ones.
      const point =
        points.find((one) => one?.known) ?? (points.length === 1 ? points[0] : undefined);
      if (!point) return undefined;
      const isGuess = keys[0]!.startsWith('0') && !/^\D*0/.test(text);
      return { ...point, isGuess, isWide: WIDE[code]?.test(keys[0]!) ?? false };
    },
    isForeign: ({ zip, state }) =>
      !!tiers[0]?.regions.length &&
      hasPostcodes(code) &&
      state !== '' &&
      /\d/.test(zip) &&
      !storePostcodeKeys(zip, code).length,
    isElsewhere: (text) => {
      if (!hasFarPostcodes(code)) return false;
      const keys = storePostcodeKeys(text, code);
      return keys.length > 0 && keys.every(isUnknownArea);
    },
    state: (text) => memoised(states, text, () => stateArea(text, code, tiers)),
    isLargest: ({ population }) => population >= (most ??= mostPeople(tiers[0])),
    regionAt: (point) => nearestTown(tiers, point)?.region ?? 0,
    townsBegun: (text) => citiesBegun(tiers, text),
    towns: (text) => memoised(known, text, () => towns(tiers, text)),
    middle: ([region = 0]) =>
      memoised(middles, region, () => tiers[0] && regionMiddle(tiers[0], region)),
    named: (name) => citiesNamed(tiers, nameKey(name)),
  };

  function isUnknownArea(key: string): boolean {
    const shard = postal.get(postalShardName(code, key));
    return !!shard && !knowsArea(shard, key);
  }

  function lookUp(key: string): PostcodePoint | undefined {
    const shard = postal.get(postalShardName(code, key));
    return shard && findPostcode(shard, key);
  }
}

function mostPeople(tier: CityTier | undefined): number {
  let most = 0;
  tier?.keys.forEach((_, i) => (most = Math.max(most, tier.city(i).population)));
  return most;
}

function towns(tiers: readonly CityTier[], text: string): Towns {
  for (const [key, likeness] of nameVariants(text)) {
    const loose = likeness === Likeness.Loose;
    const cities = key
      ? citiesNamed(tiers, key).filter(({ population }) => !loose || population >= REAL_TOWN)
      : [];
    if (cities.length) return { cities, loose };
  }
  return { cities: [], loose: false };
}

function memoised<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined && !map.has(key)) map.set(key, (value = make()));
  return value as V;
}
