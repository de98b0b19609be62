import { countryCode as codeOf } from '../../domain/country/country-code.js';
import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { normalizeText } from '../../domain/search/normalize-text.js';
import type { Place } from '../../domain/search/place.js';
import { Precision } from '../../domain/store/store.js';
import { countryNames } from '../names/country-names.js';
import { findPostcode } from '../locate/find-postcode.js';
import { decodePostalShard } from '../shards/postal-shard.js';
import { hasPostalShard, postalShardName } from '../shards/postal-shard-name.js';
import { postcodeKey } from '../locate/postcode-key.js';
import { radiusMeters } from '../locate/radius-meters.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';

/**
 * The number of countries that are searched at once. The next ones are only searched if these lack
 * the code.
 */
const BATCH = 4;
const MOST_WITH_TOWN = 12;
const NEIGHBOUR_ERROR_METERS = 6_000;
const SAME_PLACE_METERS = 60_000;

export interface TypedPostcodes {
  readonly places: readonly Place[];
  /** The text that was typed beside the code, such as a town. */
  readonly rest: string;
}

/**
 * Signs of European countries before a postal code, if they differ from the two-letter country
 * code.
 */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', FIN: 'FI', FL: 'LI', H: 'HU', I: 'IT' },
  ...{ L: 'LU', N: 'NO', P: 'PT', S: 'SE', SLO: 'SI' },
};

/** Returns the country whose sign precedes a code, such as "D-10115" or "CH-8001". */
function signed(text: string): string | undefined {
  const [, sign] = /^([a-z]{1,3})\s?[-–]\s?\d/i.exec(text) ?? [];
  const letters = sign?.toUpperCase();
  return letters && (SIGNS[letters] ?? letters);
}

/** Finds postal codes that a text may mean, in the given countries, the likelier first. */
export async function findTypedPostcodes(
  text: string,
  countries: readonly string[],
  read: Reader,
  lang: string,
): Promise<TypedPostcodes> {
  const found: Place[] = [];
  const unsure: Place[] = [];
  let rest = '';
  const all = countries.flatMap((countryCode) => {
    const found = postcodeKey(text, countryCode);
    return found && !/\d/.test(found.rest) && hasPostalShard(countryCode, found.key)
      ? [{ ...found, countryCode }]
      : [];
  });
  const sign = signed(text);
  const said = all.filter(({ countryCode }) => countryCode === sign);
  let candidates = said.length ? said : all;
  const named = candidates.filter(({ rest, countryCode: code }) => codeOf(rest, lang) === code);
  const mentioned = new Set<string>();
  if (named.length) candidates = named.map((candidate) => ({ ...candidate, rest: '' }));
  else
    candidates = candidates.map((candidate) => {
      const { rest, codes } = withoutCountries(candidate.rest, countries, lang);
      codes.forEach((code) => mentioned.add(code));
      return { ...candidate, rest };
    });
  const agreeing = candidates.filter(({ countryCode: code }) => mentioned.has(code));
  const isDoubtful = mentioned.size && !agreeing.length;
  if (agreeing.length) candidates = agreeing;
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
        isExact: point.known && !isDoubtful,
      });
      rest = words;
    });
    found.push(...places);
    // A town beside the code tells in which country the code is.
    if (found.length && (!rest || i >= MOST_WITH_TOWN)) break;
  }
  return { places: found.length ? found : unsure, rest };
}

/** Removes the names of countries from a text. */
function withoutCountries(
  text: string,
  countries: readonly string[],
  lang: string,
): { readonly rest: string; readonly codes: readonly string[] } {
  let rest = ` ${normalizeText(text)} `;
  const codes = countries.filter((code) => {
    const name = countryNames(code, lang)
      .map((each) => ` ${normalizeText(each)} `)
      .find((each) => rest.includes(each));
    if (name) rest = rest.replace(name, ' ');
    return name;
  });
  return { rest: codes.length ? rest.trim() : text, codes };
}

/**
 * Returns the postal codes that are near one of some towns. If none is, returns all codes, but
 * marks them as not exact if the text is the full name of a town.
 */
export function nearTowns(codes: readonly Place[], towns: readonly Place[]): readonly Place[] {
  const near = codes.filter((code) =>
    towns.some(
      (town) =>
        town.countryCode === code.countryCode && distanceMeters(town, code) < SAME_PLACE_METERS,
    ),
  );
  if (near.length) return near;
  const isElsewhere = towns.some(({ kind, isExact }) => kind === 'city' && isExact);
  return isElsewhere ? codes.map((code) => ({ ...code, isExact: false })) : codes;
}
