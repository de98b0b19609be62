import { countryCode as codeOf } from '../domain/country-code.js';
import { distanceMeters } from '../domain/distance-meters.js';
import type { Place } from '../domain/place.js';
import { Precision } from '../domain/store.js';
import { findPostcode } from './find-postcode.js';
import { decodePostalShard } from './postal-shard.js';
import { postalShardName } from './postal-shard-name.js';
import { hasPostcodes, postcodeKey } from './postcode-key.js';
import { radiusMeters } from './radius-meters.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';

/** How many countries are asked at once; the next ones only when these do not have the code. */
const BATCH = 4;
const NEIGHBOUR_ERROR_METERS = 6_000;
const SAME_PLACE_METERS = 60_000;

export interface TypedPostcodes {
  readonly places: readonly Place[];
  /** What was typed beside the code, such as a town. */
  readonly rest: string;
}

/** Postal codes that a text may mean, in the countries given, the likelier first. */
export async function findTypedPostcodes(
  text: string,
  countries: readonly string[],
  read: Reader,
  lang: string,
): Promise<TypedPostcodes> {
  const unsure: Place[] = [];
  let rest = '';
  let candidates = countries.flatMap((countryCode) => {
    const found = hasPostcodes(countryCode) && postcodeKey(text, countryCode);
    return found && !/\d/.test(found.rest) ? [{ ...found, countryCode }] : [];
  });
  const named = candidates.filter(({ rest, countryCode: code }) => codeOf(rest, lang) === code);
  if (named.length) candidates = named.map((candidate) => ({ ...candidate, rest: '' }));
  for (let i = 0; i < candidates.length; i += BATCH) {
    const places: Place[] = [];
    const batch = candidates.slice(i, i + BATCH);
    const shards = await Promise.all(
      batch.map(({ countryCode, key }) =>
        cachedShard(read, postalShardName(countryCode, key), decodePostalShard),
      ),
    );
    batch.forEach(({ countryCode, key, code, rest: words }, j) => {
      const shard = shards[j];
      const point = shard && findPostcode(shard, key);
      if (!point || point.errorMeters > (point.known ? Infinity : NEIGHBOUR_ERROR_METERS)) return;
      (point.known ? places : unsure).push({
        lat: point.lat,
        lng: point.lng,
        name: code,
        region: '',
        countryCode,
        kind: 'postcode',
        precision: Precision.Postcode,
        radiusMeters: radiusMeters(point.errorMeters),
        isExact: point.known,
      });
      rest = words;
    });
    if (places.length) return { places, rest };
  }
  return { places: unsure, rest };
}

/** Those codes that lie near one of some towns; all, if none does. */
export function nearTowns(codes: readonly Place[], towns: readonly Place[]): readonly Place[] {
  const near = codes.filter((code) =>
    towns.some(
      (town) =>
        town.countryCode === code.countryCode && distanceMeters(town, code) < SAME_PLACE_METERS,
    ),
  );
  return near.length ? near : codes;
}
