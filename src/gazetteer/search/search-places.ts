import { isSurePlace, type Place } from '../../domain/search/place.js';
import { Precision } from '../../domain/store/store.js';
import { decodeCityTier, type CityTier } from '../shards/city-tier.js';
import { namesOf } from '../locate/cities-named.js';
import { findAreas } from './find-areas.js';
import { findTowns, type FoundTown, type Tiers, type TownContext } from './find-towns.js';
import type { Candidate, searchElsewhere } from './search-elsewhere.js';
import { nameKey } from '../names/name-key.js';
import { cityErrorMeters, radiusMeters } from '../locate/radius-meters.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard, optionalCode } from '../shards/shard-cache.js';

export interface SearchOptions {
  readonly read: Reader;
  /**
   * The merchant's countries (ISO 3166-1 alpha-2) and the number of stores in each. Places are
   * searched in these countries first.
   */
  readonly countries: ReadonlyMap<string, number>;
  /** The page's language (BCP 47); 'en' by default. */
  readonly lang?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * True when the text is complete and not a beginning, so that a place with exactly this name is
   * wanted.
   */
  readonly isWhole?: boolean | undefined;
  /**
   * The countries where the visitor may be (ISO 3166-1 alpha-2), the surest first. Postal codes in
   * these countries come first.
   */
  readonly likely?: readonly string[] | undefined;
  /** The most places to return, 8 by default. */
  readonly limit?: number | undefined;
}

const MIN_LENGTH = 2;
const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** The length from which a name is worth more files than the first one of each country. */
const MORE_LENGTH = 3;
const JUST_BELOW = 0.001;
/**
 * The deduction for a town found by another name, if a country or region is found too: "México" may
 * be the city, but rather is the country.
 */
const OTHER_NAME_MALUS = 2;
/**
 * The share of a region's people that live in its city. Above it, the region is left out in favour
 * of the city.
 */
const OWN_REGION_SHARE = 0.5;
/**
 * The bonus of a region if neither a town in it nor a large town anywhere has its name: "Wyoming",
 * despite the town in Michigan.
 */
const NO_TOWN_BONUS = 8;
/** The radius below which a region is a city. The people of its boroughs may be counted twice. */
const CITY_METERS = 20_000;

/**
 * Loads the names for pages in a language other than English. Without them, places keep the names
 * by which they were found.
 */
const namesOnPage = (lang: string, read: Reader) =>
  /^en\b/.test(lang)
    ? undefined
    : optionalCode(read, 'names-on-page', () => import('../names/names-on-page.js'));

/**
 * Returns the start of a name's key, to tell apart unrelated names: Columbus is also known as
 * "Ohio", but the state is meant.
 */
const start = (name: string): string => nameKey(name).slice(0, 3);

/** Loads the search for postal codes, which only texts with digits need. */
const postcodesIn = (text: string, read: Reader) =>
  /\d/.test(text)
    ? optionalCode(read, 'find-typed-postcodes', () => import('./find-typed-postcodes.js'))
    : undefined;

/**
 * Loads the search elsewhere on demand, because most texts name a place in the merchant's own
 * countries.
 */
async function withMore(...args: Parameters<typeof searchElsewhere>): Promise<Place[]> {
  const [, found, { read }] = args;
  const code = await optionalCode(read, 'search-elsewhere', () => import('./search-elsewhere.js'));
  return code ? code.searchElsewhere(...args) : found.map(({ place }) => place);
}

/**
 * Finds places that a typed text may mean, the likeliest first.
 * 1. Postal codes in the formats of the merchant's countries.
 * 2. Towns by any of their names or the beginning of one, alone or with a region or country beside
 * it ("Portland, ME", "paris texas"), and regions and countries.
 * 3. If there is none, large towns and countries elsewhere, or else towns with similar names.
 * Shards are read when they are needed, and kept. A shard that can't be read leaves out its places.
 * @throws the signal's reason when it is aborted
 */
export async function searchPlaces(text: string, options: SearchOptions): Promise<Place[]> {
  const { read, signal, lang = 'en', limit = 8 } = options;
  const names = await namesOnPage(lang, read);
  const plain = text.normalize('NFKC').trim().slice(0, 100);
  const typed = names?.plainDigits(plain) ?? plain;
  if (typed.length < MIN_LENGTH && !CJK.test(typed)) return [];
  const countries = [...options.countries].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  const likely = options.likely?.filter((code) => options.countries.has(code)) ?? [];
  const inOrder = [...new Set([...likely, ...countries])];
  const postcodes = await postcodesIn(typed, read);
  const { places: codes = [], rest } =
    (await postcodes?.findTypedPostcodes(typed, inOrder, read, lang)) ?? {};
  signal?.throwIfAborted();
  if (codes.length && !rest) return codes.slice(0, limit);
  const regionName: TownContext['regionName'] = (...args) =>
    names ? names.regionName(lang, ...args) : (args[2] ?? args[1][0] ?? '');
  const towns = await find(rest || typed);
  const places = postcodes?.withTowns(typed, codes, towns, inOrder, read) ?? towns;
  return (await places).slice(0, limit);

  async function find(words: string): Promise<Place[]> {
    const isLong = words.length >= MORE_LENGTH || CJK.test(words);
    const context = (tiers: Tiers): TownContext => ({
      ...{ tiers, lang, countries, regionName },
      regionCalled: (code, text) => names?.regionCalled(lang, code, text),
      stores: (code) => options.countries.get(code) ?? 0,
    });
    const tiers = await readTiers(countries);
    const found = candidates(words, context(tiers));
    // A typed name of a large town hardly means a small town overseas.
    if (
      !isLong ||
      (!options.isWhole && found.some(({ place }) => place.isExact && isSurePlace(place)))
    )
      return found.map(({ place }) => place);
    const places = await withMore(words, found, {
      ...{ isWhole: options.isWhole, countries, lang, read, tiers, readTiers },
      find: (name, of) => candidates(name, context(of)),
    });
    signal?.throwIfAborted();
    return places;
  }

  function candidates(words: string, context: TownContext): Candidate[] {
    const areas = findAreas(words, context);
    const named = findTowns(words, context);
    const towns = named.map((town) => ({
      place: placeOf(town, context.tiers.get(town.countryCode) ?? []),
      score: town.score - (areas.length && town.otherName ? OTHER_NAME_MALUS : 0),
    }));
    // A city that is its own region, such as Berlin, is a place to search near.
    const ownRegion = (place: Place): boolean =>
      place.kind === 'region' &&
      towns.some(
        ({ place: town }) =>
          town.countryCode === place.countryCode &&
          town.isExact === place.isExact &&
          (place.radiusMeters < CITY_METERS ||
            (town.population ?? 0) > OWN_REGION_SHARE * (place.population ?? 0)),
      );
    // A region found by the name of its part is left out if a town has that name.
    const isTown = ({ countryCode }: Place): boolean =>
      towns.some(({ place: town }) => town.isExact && town.countryCode === countryCode);
    const bearsItsName = ({ countryCode }: Place, region: number): boolean =>
      !region ||
      named.some(
        (town, i) =>
          town.isExact &&
          (!town.otherName || start(town.city.name) === start(words)) &&
          ((town.countryCode === countryCode && town.city.region === region) ||
            isSurePlace(towns[i]!.place)),
      );
    // A region found by the name of its part ranks just below a town of that name elsewhere.
    const most = towns.find(({ place }) => place.isExact)?.score ?? Infinity;
    return [
      ...towns,
      ...areas
        .filter(({ place }) => !ownRegion(place) && !(place.isByPart && isTown(place)))
        .map(({ place, score, region }) => ({
          place,
          score: place.isByPart
            ? Math.min(score, most - JUST_BELOW)
            : score + (bearsItsName(place, region) ? 0 : NO_TOWN_BONUS),
        })),
    ].sort((a, b) => b.score - a.score);
  }

  async function readTiers(
    codes: readonly string[],
    numbers: readonly number[] = [1],
  ): Promise<Map<string, CityTier[]>> {
    const entries = await Promise.all(
      codes.map(async (code) => {
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

  function placeOf(town: FoundTown, tiers: readonly CityTier[]): Place {
    const { city, index, otherName, isExact, countryCode } = town;
    return {
      lat: city.lat,
      lng: city.lng,
      name: names?.nameInScript(lang, countryCode, tiers, town) ?? otherName ?? city.name,
      aliases: namesOf(tiers, index),
      region: regionName(countryCode, tiers[0]?.regions[city.region - 1] ?? []),
      countryCode,
      kind: 'city',
      precision: Precision.City,
      radiusMeters: radiusMeters(cityErrorMeters(city.population)),
      population: city.population || undefined,
      isExact,
    };
  }
}
