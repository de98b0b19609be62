import { countryCode } from '../domain/country-code.js';
import { distanceMeters } from '../domain/distance-meters.js';
import { fold } from '../domain/fold.js';
import type { Place } from '../domain/place.js';
import { Precision } from '../domain/store.js';
import { decodeCityTier, type CityTier } from './city-tier.js';
import { cityErrorMeters } from './city-error-meters.js';
import { findTypedPostcodes, nearTowns } from './find-typed-postcodes.js';
import { matchCities, type CityMatch } from './match-cities.js';
import { nameKey } from './name-key.js';
import { Likeness, nameVariants, withoutDigraphs } from './name-variants.js';
import { radiusMeters } from './radius-meters.js';
import type { Reader } from './reader.js';
import { regionName } from './region-name.js';
import { regionNumber } from './region-numbers.js';
import { cachedShard } from './shard-cache.js';

export interface FindOptions {
  readonly read: Reader;
  /** The merchant's countries (ISO 3166-1 alpha-2) and how many stores each has: where a place is looked for. */
  readonly countries: ReadonlyMap<string, number>;
  /** The page's language (BCP 47); 'en' by default. */
  readonly lang?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** 8 by default. */
  readonly limit?: number | undefined;
}

interface Found extends CityMatch {
  readonly countryCode: string;
  readonly tier: CityTier;
}

/** Where a name is to be looked for: in some countries, in one region, or anywhere. */
interface Reading {
  readonly name: string;
  readonly qualifier: string;
}

const MIN_LENGTH = 2;
const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** From here on a name is worth the large files of the countries with most stores. */
const MORE_LENGTH = 3;
const MORE_COUNTRIES = 3;
const SAME_METERS = 10_000;

/**
 * Places that a typed text may mean, the likeliest first: postal codes in the shapes of the merchant's countries, then
 * towns by any of their names or the beginning of one, alone or with a region or country behind ("Portland, ME",
 * "paris texas"). Shards are read as needed and kept; one that cannot be had leaves out its places.
 * @throws the signal's reason, when it is aborted
 */
export async function findPlaces(text: string, options: FindOptions): Promise<Place[]> {
  const { read, signal, lang = 'en', limit = 8 } = options;
  const typed = text.normalize('NFKC').trim().slice(0, 100);
  if (typed.length < MIN_LENGTH && !CJK.test(typed)) return [];
  const countries = [...options.countries].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  const { places: codes, rest } = await findTypedPostcodes(typed, countries, read, lang);
  signal?.throwIfAborted();
  if (codes.length && !rest) return codes.slice(0, limit);
  const towns = await findTowns(codes.length ? rest : typed);
  return (codes.length ? nearTowns(codes, towns) : towns).slice(0, limit);

  async function findTowns(words: string): Promise<Place[]> {
    let tiers = await readTiers(countries, 1);
    let found = search(tiers, words);
    const isEnough = found.length >= limit || found.some(({ isExact }) => isExact);
    if (!isEnough && (words.length >= MORE_LENGTH || CJK.test(words))) {
      const more = countries.filter((code) => tiers.get(code)?.[0]?.more).slice(0, MORE_COUNTRIES);
      tiers = new Map([...tiers, ...(await readTiers(more, 2))]);
      found = search(tiers, words);
    }
    return found.map(placeOf);
  }

  async function readTiers(
    codes: readonly string[],
    last: 1 | 2,
  ): Promise<Map<string, CityTier[]>> {
    const entries = await Promise.all(
      codes.map(async (code) => {
        const numbers = last === 1 ? [1] : [1, 2];
        const tiers = await Promise.all(
          numbers.map((number) =>
            cachedShard(read, `cities-${code}-${number}.bin`, decodeCityTier),
          ),
        );
        return [code, tiers.filter((tier) => tier !== undefined)] as const;
      }),
    );
    signal?.throwIfAborted();
    return new Map(entries.filter(([, tiers]) => tiers.length));
  }

  function search(tiers: ReadonlyMap<string, CityTier[]>, words: string): Found[] {
    for (const reading of readings(words)) {
      const found = [...tiers].flatMap(([code, of]) => searchCountry(code, of, reading));
      if (found.length) return distinct(found.sort((a, b) => b.score - a.score));
    }
    return [];
  }

  function searchCountry(
    code: string,
    tiers: readonly CityTier[],
    { name, qualifier }: Reading,
  ): Found[] {
    const [first] = tiers;
    if (!first) return [];
    const isCountry = qualifier !== '' && countryCode(qualifier, lang) === code;
    const region = isCountry ? 0 : regionNumber(first, qualifier, code);
    if (qualifier && !isCountry && !region) return [];
    const stores = options.countries.get(code) ?? 0;
    return keysOf(name, tiers)
      .filter(({ city }) => !region || city.region === region)
      .map((match) => ({
        ...match,
        score: match.score + Math.log2(1 + stores) / 4,
        countryCode: code,
        tier: first,
      }));
  }

  function placeOf({ city, otherName, isExact, countryCode: code, tier }: Found): Place {
    return {
      lat: city.lat,
      lng: city.lng,
      name: otherName ?? city.name,
      region: regionName(tier, city.region, code, lang),
      countryCode: code,
      kind: 'city',
      precision: Precision.City,
      radiusMeters: radiusMeters(cityErrorMeters(city.population)),
      population: city.population || undefined,
      isExact,
    };
  }
}

/** With what is behind a comma, or else behind a gap, as the region or country. */
function* readings(text: string): Generator<Reading> {
  const [name = '', ...behind] = text.split(/\s*[,，、]\s*/u);
  const qualifiers = behind.filter(Boolean);
  if (qualifiers.length) {
    yield { name, qualifier: qualifiers.join(' ') };
    for (const qualifier of qualifiers.toReversed()) yield { name, qualifier };
  }
  yield { name: qualifiers.length ? name : text, qualifier: '' };
  const words = fold(text).split(' ');
  for (let at = words.length - 1; at > 0; at--)
    yield { name: words.slice(0, at).join(' '), qualifier: words.slice(at).join(' ') };
}

/** By the beginning of the name as typed, with umlauts too; else by another way to write the whole of it. */
function keysOf(name: string, tiers: readonly CityTier[]): CityMatch[] {
  const key = nameKey(name);
  const keys = new Set([key, withoutDigraphs(key)]);
  const typed = [...keys].flatMap((each) => (each ? matchCities(tiers, each, name) : []));
  if (typed.length) return typed;
  for (const [variant, likeness] of nameVariants(name)) {
    if (likeness === Likeness.Loose || variant.length < MIN_LENGTH) continue;
    const found = matchCities(tiers, variant, name);
    if (found.length) return found;
  }
  return [];
}

/** One of those that share a name and a place. */
function distinct(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const match of found) {
    const isKnown = kept.some(
      ({ city }) =>
        nameKey(city.name) === nameKey(match.city.name) &&
        distanceMeters(city, match.city) < SAME_METERS,
    );
    if (!isKnown) kept.push(match);
    if (kept.length >= 20) break;
  }
  return kept;
}
