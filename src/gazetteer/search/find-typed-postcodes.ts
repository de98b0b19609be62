import { countryCode as codeOf } from '../../domain/country/country-code.js';
import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { normalizeText } from '../../domain/search/normalize-text.js';
import type { Place } from '../../domain/search/place.js';
import { Precision } from '../../domain/store/store.js';
import { codeInAddress, type WrittenCode } from './codes-in-address.js';
import { countryNames } from '../names/country-names.js';
import { findPostcode } from '../locate/find-postcode.js';
import { decodePostalShard } from '../shards/postal-shard.js';
import { hasPostalShard, postalShardName } from '../shards/postal-shard-name.js';
import { postcodeKey } from '../locate/postcode-key.js';
import { radiusMeters } from '../locate/radius-meters.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';
import { SIGNS, writtenFor } from './written-for.js';

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
    const found = postcodeKey(writtenFor(countryCode, text), countryCode);
    return found && !/\d/.test(found.rest) && isApart(found.code, text)
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
    const points = await Promise.all(batch.map((candidate) => placeOf(candidate, read)));
    batch.forEach(({ rest: words }, j) => {
      const place = points[j];
      if (!place) return;
      (place.isExact ? places : unsure).push({ ...place, isExact: place.isExact && !isDoubtful });
      rest = words;
    });
    found.push(...places);
    // A town beside the code tells in which country the code is.
    if (found.length && (!rest || i >= MOST_WITH_TOWN)) break;
  }
  if (found.length || unsure.length) return { places: found.length ? found : unsure, rest };
  return { places: [], rest: await areaNamed(text, all, countries, read, lang) };
}

/** Returns the town or state of a code that is in no list, if nothing stands beside it, or ''. */
async function areaNamed(
  text: string,
  written: readonly (WrittenCode & { readonly rest: string })[],
  countries: readonly string[],
  read: Reader,
  lang: string,
): Promise<string> {
  const isMexican = countries.includes('MX') && /^\d{5}$/.test(text);
  // Digits alone may as well be a mistake. A hyphen or letters tell the country.
  const code = isMexican
    ? { countryCode: 'MX', key: text }
    : written.find(({ rest }) => !rest && /\D/.test(text));
  if (!code) return '';
  const area = await import('./area-of-code.js').then(
    ({ areaOfCode }) => areaOfCode(code, read),
    () => undefined,
  );
  return area ? `${area}, ${countryNames(code.countryCode, lang)[0] ?? ''}` : '';
}

/** House numbers such as 3-1-1 and 100號 may have the digits of a code. */
const isApart = (code: string, text: string): boolean =>
  !/^\d+[\s-]\d+[\s-]/.test(code) &&
  !(/^\d{3}$/.test(code) && new RegExp(`\\p{L}${code}`, 'u').test(text));

/** Returns the place of a code. It is exact when the code itself is known, not only its area. */
async function placeOf(
  { countryCode, key, code }: WrittenCode,
  read: Reader,
): Promise<Place | undefined> {
  if (!hasPostalShard(countryCode, key)) return undefined;
  const shard = await cachedShard(read, postalShardName(countryCode, key), decodePostalShard);
  const point = shard && findPostcode(shard, key);
  if (!point || point.errorMeters > (point.known ? Infinity : NEIGHBOUR_ERROR_METERS))
    return undefined;
  return {
    lat: point.lat,
    lng: point.lng,
    name: code,
    region: '',
    countryCode,
    kind: 'postcode',
    precision: Precision.Postcode,
    radiusMeters: radiusMeters(point.errorMeters),
    isExact: point.known,
  };
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

const isStreet = (text: string): Promise<boolean> =>
  import('./address-towns.js').then(
    (code) => code.isAddress(text.replace(/\d+/g, ' ')),
    () => false,
  );

/**
 * Returns the postal codes that are near one of some towns, or else the code in an address. If
 * there is none, returns all codes, but marks them as not exact if the text is the full name of a
 * town. Without any code, returns the towns.
 */
export async function withTowns(
  text: string,
  codes: readonly Place[],
  towns: readonly Place[],
  countries: readonly string[],
  read: Reader,
): Promise<readonly Place[]> {
  const near = codes.filter((code) =>
    towns.some(
      (town) =>
        town.countryCode === code.countryCode && distanceMeters(town, code) < SAME_PLACE_METERS,
    ),
  );
  if (near.length) return near;
  const inAddress = await codeInAddress(text, towns, countries, async (written) => {
    const place = await placeOf(written, read);
    return place?.isExact ? place : undefined;
  });
  if (inAddress.length) return inAddress;
  if (!codes.length) return towns;
  // The number of a house in another town may look like a code.
  if (towns.length && (await isStreet(text))) return towns;
  const isElsewhere = towns.some(({ kind, isExact }) => kind === 'city' && isExact);
  return isElsewhere ? codes.map((code) => ({ ...code, isExact: false })) : codes;
}
