import { isSurePlace, type Place } from '../../domain/search/place.js';
import { isCountryNamed } from '../names/country-names.js';
import type { Tiers } from './find-towns.js';
import { territoriesOf } from '../locate/territory-of.js';
import { nameKey } from '../names/name-key.js';
import type { fuzzyPlaces, FuzzyPlacesOptions } from './fuzzy-places.js';
import { typedReadings } from './typed-readings.js';
import { countriesNaming } from '../shards/world-towns.js';

/** A place that may be meant, and how likely. */
export interface Candidate {
  readonly place: Place;
  readonly score: number;
}

export interface ElsewhereOptions extends FuzzyPlacesOptions {
  readonly lang: string;
  /** The merchant's, those with most stores first. */
  readonly countries: readonly string[];
  /** By default the first of each country. */
  readonly readTiers: (countries: readonly string[], numbers?: readonly number[]) => Promise<Tiers>;
  /** Finds what is called so. */
  readonly find: (text: string, tiers: Tiers) => Candidate[];
  /** The text is no beginning. */
  readonly isWhole: boolean | undefined;
}

/** One at home that is as large is not looked for abroad too. */
const FAMOUS_PEOPLE = 500_000;
/** So many places that begin so are worth no more files. */
const ENOUGH = 5;
const MORE_COUNTRIES = 3;
const MOST_NAMESAKES = 2;
/** What a whole name is worth: the beginning of a larger city's name at home is as likely meant. */
const MALUS = 4;

/** By all of the text, and not by its first word alone, with another place in the second one. */
const isCalled = ({ name, isExact }: Place, words: string): unknown =>
  isExact || !/\s/.test(words) || nameKey(name).startsWith(nameKey(words));

/** Few texts have mistakes. */
const similarTo = (...asked: Parameters<typeof fuzzyPlaces>) =>
  import('./fuzzy-places.js').then(
    ({ fuzzyPlaces }) => fuzzyPlaces(...asked),
    () => [],
  );

/**
 * Places where stores are, smaller ones too, with those elsewhere in the world that a text means; where nothing is called
 * so, before them what is named like it.
 * @param known in the first files of the merchant's countries, the likeliest first
 */
export async function searchElsewhere(
  text: string,
  known: readonly Candidate[],
  options: ElsewhereOptions,
): Promise<Place[]> {
  const { found, tiers } = await withSmall(text, known, options);
  const read = { ...options, tiers };
  const all = options.isWhole || !found.length ? await withAbroad(text, found, read) : found;
  const places = all.map(({ place }) => place);
  const isCalledSo =
    places.length && (typedReadings(text).parts || places.some((place) => isCalled(place, text)));
  return isCalledSo ? places : [...(await similarTo(text, read)), ...places];
}

/** Those overseas, in files of territories; then those that only the large files of the countries with most stores have. */
async function withSmall(
  text: string,
  known: readonly Candidate[],
  options: ElsewhereOptions,
): Promise<{ readonly found: readonly Candidate[]; readonly tiers: Tiers }> {
  const { countries, readTiers, find } = options;
  let [found, { tiers }] = [known, options];
  if (wantsTerritories(text, found, options)) {
    tiers = new Map([...tiers, ...(await readTiers(countries.flatMap(territoriesOf)))]);
    found = find(text, tiers);
  }
  if (found.length < ENOUGH && !found.some(({ place }) => place.isExact)) {
    const more = countries.filter((code) => tiers.get(code)?.[0]?.more).slice(0, MORE_COUNTRIES);
    tiers = new Map([...tiers, ...(await readTiers(more, [1, 2]))]);
    found = find(text, tiers);
  }
  return { found, tiers };
}

/** Whether the text may mean a place overseas: it names a territory, or nothing large at home. */
function wantsTerritories(
  text: string,
  found: readonly Candidate[],
  { countries, lang }: ElsewhereOptions,
): boolean {
  const parts = typedReadings(text).all.flatMap(({ name, qualifiers }) => [name, ...qualifiers]);
  const isNamed = countries
    .flatMap(territoriesOf)
    .some((code) => parts.some((part) => isCountryNamed(part, code, lang)));
  return isNamed || !found.some(({ place }) => isSurePlace(place) && place.isExact);
}

/**
 * Towns elsewhere are called so: the beginning of a name finds them only where nothing else begins so. What is called so
 * in the merchant's countries goes before them.
 */
async function withAbroad(
  text: string,
  found: readonly Candidate[],
  { lang, read, tiers, readTiers, find }: ElsewhereOptions,
): Promise<readonly Candidate[]> {
  const isFamous = ({ isExact, population = 0 }: Place): unknown =>
    isExact && population >= FAMOUS_PEOPLE;
  if (found.some(({ place }) => isFamous(place))) return found;
  const own = found.findIndex(({ place }) => place.isExact);
  const [isBegun, isNamesake] = [!found.length, own >= 0];
  const countries = await countriesNaming(text, lang, read, { known: tiers, isNamesake, isBegun });
  if (!countries.length) return found;
  const all = find(text, await readTiers(countries));
  if (isBegun) return all;
  const there = all.filter(({ place }) => place.isExact);
  if (isNamesake) return found.toSpliced(own + 1, 0, ...there.slice(0, MOST_NAMESAKES));
  const abroad = there.map(({ place, score }) => ({
    place,
    score: place.kind === 'country' ? score : score - MALUS,
  }));
  return [...found, ...abroad].sort((a, b) => b.score - a.score);
}
