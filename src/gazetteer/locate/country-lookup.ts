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

/** The places of one country, as far as their files were read. */
export interface CountryLookup {
  /** True when the country has a second tier that was not read. */
  readonly more: boolean;
  /** Returns the point of the postal code in a text. */
  readonly postcode: (text: string) => PostcodePoint | undefined;
  /** Whether an address has a postal code and a state that both do not belong to this country. */
  readonly isForeign: (address: Address) => boolean;
  /**
   * Whether no known postal code begins like the one in a text. Always false for countries without
   * postal codes in faraway territories.
   */
  readonly isElsewhere: (text: string) => boolean;
  /** Returns the number of a region by its name or code, or 0 when there is none. */
  readonly region: (text: string) => number;
  /**
   * Returns the towns that a text in an address may mean. `loose` is true when words of the text
   * had to be left out.
   */
  readonly towns: (text: string) => Towns;
  /**
   * Returns the middle of a region, or of the country for 0. Undefined when it is too large to
   * stand for a place.
   */
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
      // A padded code must be a known one. An unpadded code may lie between two known ones.
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
