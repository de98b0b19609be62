import { isWithinEdits } from '../../domain/search/edit-distance.js';
import { isSurePlace, type Place } from '../../domain/search/place.js';
import { cityAt } from '../locate/cities-named.js';
import type { City, CityTier } from '../shards/city-tier.js';
import { nameKey } from '../names/name-key.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';
import { typedReadings, type Reading } from './typed-readings.js';
import { decodeWorldTowns } from '../shards/world-towns.js';

type Tiers = ReadonlyMap<string, readonly CityTier[]>;

/**
 * The length from which a name may have one mistake. A shorter name would match too many others.
 * From `LONG` on, a name may have two mistakes.
 */
const MIN_LENGTH = 4;
const LONG = 8;
/** The most names to search for, those of the largest towns first. */
const MOST = 5;
/** The length up to which a name with a mistake resembles too many others to be sure. */
const SHORT = 5;
/** How many times larger a town is that is meant rather than another one. */
const MUCH_LARGER = 3;
/** The unit of `WorldTowns.sizes`. */
const SIZE_PEOPLE = 100_000;
/** The most countries to search elsewhere, because each costs the download of a file. */
const MOST_COUNTRIES = 1;

/**
 * Whether two keys (see `nameKey`) differ by at most some mistakes. Most names fail a quick test,
 * which matters for tens of thousands of names.
 */
export function isSimilar(typed: string, key: string, mistakes: number): boolean {
  if (Math.abs(typed.length - key.length) > mistakes) return false;
  const isBegun =
    typed[0] === key[0] || (typed[0] === key[1] && typed[1] === key[0]) || typed[1] === key[1];
  return isBegun && isWithinEdits(typed, key, mistakes);
}

/** Returns the names of towns that resemble a text, that of the largest town first. */
function namesLike(key: string, tiers: Tiers, mistakes: number): string[] {
  const sizes = new Map<string, number>();
  for (const of of tiers.values()) {
    for (const { keys, city, otherKeys, otherNames, otherPlaces } of of) {
      keys.forEach((one, i) => {
        if (isSimilar(key, one, mistakes)) add(city(i).name, city(i));
      });
      otherKeys.forEach((one, i) => {
        if (!isSimilar(key, one, mistakes)) return;
        add(otherNames[i]!, cityAt(of, otherPlaces[i]!));
      });
    }
  }
  /**
   * Adds a name. Of one town's names, it prefers a prefix of the main name: "Frankfurt" for
   * "Frankfurt am Main".
   */
  function add(name: string, town: City | undefined): void {
    const size = (town?.population ?? 0) + Number(town?.name.startsWith(name));
    sizes.set(name, Math.max(size, sizes.get(name) ?? 0));
  }
  return [...sizes]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([name]) => name);
}

const mistakesIn = (key: string): number => {
  if (key.length < MIN_LENGTH || /\p{N}/u.test(key)) return 0;
  return key.length < LONG ? 1 : 2;
};

/**
 * Returns the country in the whole world that has the largest town with a name like the text.
 * @param people the least population of the town
 */
async function countriesLike(
  key: string,
  mistakes: number,
  people: number,
  read: Reader,
): Promise<string[]> {
  const towns = await cachedShard(read, 'towns-world.bin', decodeWorldTowns);
  if (!towns) return [];
  const { keys, sizes, places, countries } = towns;
  const least = Math.floor(Math.log2(people / SIZE_PEOPLE));
  const found = keys.flatMap((one, i) =>
    sizes[i]! >= least && isSimilar(key, one, mistakes) ? i : [],
  );
  const codes = found.sort((a, b) => sizes[b]! - sizes[a]!).map((i) => countries[places[i]!]!);
  return [...new Set(codes)].slice(0, MOST_COUNTRIES);
}

interface Found {
  readonly place: Place;
}

export interface FuzzyPlacesOptions {
  readonly read: Reader;
  /** The tiers that were already read. */
  readonly tiers: Tiers;
  readonly readTiers: (countries: readonly string[]) => Promise<Tiers>;
  /** Finds places by name. */
  readonly find: (text: string, tiers: Tiers) => readonly Found[];
}

/** Returns the towns in these files whose names have at most some mistakes in the text. */
function similarTowns(
  text: string,
  mistakes: number,
  tiers: Tiers,
  find: FuzzyPlacesOptions['find'],
): Place[] {
  const { parts, all } = typedReadings(text);
  // Each reading may be compared with all names, so skip readings that repeat a name.
  const readings = all.filter(({ qualifiers }) => parts || qualifiers.length < 2);
  for (const reading of readings) {
    const key = nameKey(reading.name);
    if (mistakes > mistakesIn(key)) continue;
    const places = namesLike(key, tiers, mistakes)
      .flatMap((name) => find(withName(reading, name, parts), tiers))
      .map(({ place }) => place)
      .filter(({ isExact }) => isExact);
    // The names were not typed.
    if (places.length) return distinct(places).map((place) => ({ ...place, isExact: false }));
  }
  return [];
}

/**
 * Finds places that a misspelled text may mean, if no place has this name. Fewer mistakes come
 * first, then larger towns. It searches the files that were read, and one country elsewhere. Where
 * a much larger town elsewhere is as near in letters, both are offered and neither is taken.
 */
export async function fuzzyPlaces(
  text: string,
  { read, tiers, readTiers, find }: FuzzyPlacesOptions,
): Promise<Place[]> {
  const whole = nameKey(typedReadings(text).all[0]?.name ?? '');
  for (const mistakes of [1, 2]) {
    const here = similarTowns(text, mistakes, tiers, find);
    const people = MUCH_LARGER * (here[0]?.population ?? 0);
    const mayBeElsewhere = mistakes <= mistakesIn(whole);
    const elsewhere = mayBeElsewhere ? await countriesLike(whole, mistakes, people, read) : [];
    const abroad = elsewhere.filter((code) => !tiers.has(code));
    const there = abroad.length ? similarTowns(text, mistakes, await readTiers(abroad), find) : [];
    const larger = there.filter(({ population = 0 }) => population >= people);
    const [first] = here.length ? here : larger;
    if (!first) continue;
    const isClear =
      !(here.length && larger.length) &&
      (isSurePlace(first)
        ? (here.length || mistakes === 1) && isLikeEnough(whole, mistakes, first)
        : mistakes === 1 && whole.length >= LONG);
    const places = distinct([first, ...larger, ...here]);
    return isClear ? places : places.map(offered);
  }
  return [];
}

/**
 * Whether a large town may be taken for a text with mistakes. One of its many other names may
 * resemble the text by chance, so a short text has to begin like its main name, and a text with two
 * mistakes has to be like the beginning of its main name.
 */
function isLikeEnough(typed: string, mistakes: number, { name, aliases = [] }: Place): boolean {
  const main = nameKey(aliases[0] ?? name);
  if (typed.length <= SHORT) return main.startsWith(typed.slice(0, -1));
  return mistakes < 2 || main.startsWith(nameKey(name));
}

const offered = (place: Place): Place => ({ ...place, isExact: false, isOffered: true });

/**
 * Finds large towns that a text with one mistake may mean, although it is the beginning of a small
 * place's name. "Lyonn" begins a name of a village, and hardly anybody means the village.
 */
export const largeTownsLike = (
  text: string,
  { tiers, find }: Pick<FuzzyPlacesOptions, 'tiers' | 'find'>,
): Place[] =>
  similarTowns(text, 1, tiers, find)
    .filter(isSurePlace)
    .map((place) => (isLikeEnough(nameKey(text), 1, place) ? place : offered(place)));

/**
 * Adds the much larger towns whose names differ from the text by one letter. They come first where
 * the text only begins the names of the others ("Berlinn", Berlin-Neukölln). A place of exactly
 * this name comes before them, such as Pittsburg before Pittsburgh.
 */
export function withLarger(
  text: string,
  places: readonly Place[],
  options: Pick<FuzzyPlacesOptions, 'tiers' | 'find'>,
): Place[] {
  const exact = places.filter(({ isExact }) => isExact);
  const others = exact.length ? exact : places;
  const people = MUCH_LARGER * Math.max(...others.map(({ population = 0 }) => population));
  const larger = largeTownsLike(text, options).filter(({ population = 0 }) => population > people);
  return exact.length
    ? distinct([...places.slice(0, 1), ...larger.map(offered), ...places])
    : distinct([...larger, ...places]);
}

/**
 * Replaces the name in a reading. Text after a comma may be a street, so the commas stay; a word
 * beside a town's name tells where the town is.
 */
const withName = ({ qualifiers }: Reading, name: string, parts: boolean): string =>
  [name, ...qualifiers].join(parts ? ', ' : ' ');

/** Returns each place once, under the first of its names. */
const distinct = (places: readonly Place[]): Place[] =>
  places.filter(
    ({ lat, lng, kind }, i) =>
      !places.slice(0, i).some((one) => one.lat === lat && one.lng === lng && one.kind === kind),
  );
