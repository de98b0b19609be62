import type { Position } from '../../domain/store/store.js';
import type { Address } from './address.js';
import { citiesNamed } from './cities-named.js';
import type { City, CityTier } from '../shards/city-tier.js';
import { findPostcode, knowsArea, type PostcodePoint } from './find-postcode.js';
import { hasFarPostcodes } from './territory-of.js';
import { Likeness, nameVariants } from './name-variants.js';
import type { PostalShard } from '../shards/postal-shard.js';
import { postalShardName } from '../shards/postal-shard-name.js';
import { hasPostcodes, storePostcodeKeys } from './postcode-key.js';
import { regionMiddle } from '../search/area-middle.js';
import { regionNumber } from './region-numbers.js';

/** What is known of one country's places while its stores are placed. */
export interface CountryLookup {
  /** Whether there is a second tier that was not read. */
  readonly more: boolean;
  /** The point of the postal code in a text. */
  readonly postcode: (text: string) => PostcodePoint | undefined;
  /** Whether an address has a postal code and a state that are both not of this country. */
  readonly isForeign: (address: Address) => boolean;
  /** Whether a text has a postal code of a beginning that no known code has, in a country that has some far away. */
  readonly isElsewhere: (text: string) => boolean;
  /** The number of a region, by name or code; 0: none. */
  readonly region: (text: string) => number;
  /** The towns that an address may mean by a text; `loose`: words had to be left out. */
  readonly towns: (text: string) => Towns;
  /** The middle of a region (0: of the country) that is small enough to stand for a place. */
  readonly middle: (region: number) => Position | undefined;
}
export interface Towns {
  readonly cities: readonly City[];
  readonly loose: boolean;
}

const REAL_TOWN = 15_000;

export function countryLookup(
  countryCode: string,
  postal: ReadonlyMap<string, PostalShard>,
  tiers: readonly CityTier[],
): CountryLookup {
  const known = new Map<string, Towns>();
  const regions = new Map<string, number>();
  const middles = new Map<number, Position | undefined>();
  return {
    more: tiers.length === 1 && tiers[0]!.more,
    postcode: (text) => {
      const points = storePostcodeKeys(text, countryCode).map(lookUp);
      // What was padded must be a code; what was not may lie between two.
      return points.find((point) => point?.known) ?? (points.length === 1 ? points[0] : undefined);
    },
    isForeign: ({ zip, state }) =>
      !!tiers[0]?.regions.length &&
      hasPostcodes(countryCode) &&
      state !== '' &&
      /\d/.test(zip) &&
      !storePostcodeKeys(zip, countryCode).length,
    isElsewhere: (text) => {
      if (!hasFarPostcodes(countryCode)) return false;
      const keys = storePostcodeKeys(text, countryCode);
      return keys.length > 0 && keys.every(isUnknownArea);
    },
    region: (text) => memoised(regions, text, () => regionNumber(tiers[0], text, countryCode)),
    towns: (text) => memoised(known, text, () => towns(tiers, text)),
    middle: (region) => memoised(middles, region, () => tiers[0] && regionMiddle(tiers[0], region)),
  };

  function isUnknownArea(key: string): boolean {
    const shard = postal.get(postalShardName(countryCode, key));
    return !!shard && !knowsArea(shard, key);
  }

  function lookUp(key: string): PostcodePoint | undefined {
    const shard = postal.get(postalShardName(countryCode, key));
    return shard && findPostcode(shard, key);
  }
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
