import { isSurePlace, type Place } from '../../domain/search/place.js';
import { isCountryNamed } from '../names/country-names.js';
import type { Tiers } from './find-towns.js';
import { territoriesOf } from '../locate/territory-of.js';
import { nameKey } from '../names/name-key.js';
import type { FuzzyPlacesOptions } from './fuzzy-places.js';
import type { Reader } from '../shards/reader.js';
import { typedReadings } from './typed-readings.js';
import { countriesNaming } from '../shards/world-towns.js';

/** A place that may be meant, with a score for how likely it is. */
export interface Candidate {
  readonly place: Place;
  readonly score: number;
}

export interface ElsewhereOptions extends FuzzyPlacesOptions {
  readonly lang: string;
  /** The merchant's countries, those with the most stores first. */
  readonly countries: readonly string[];
  /** Reads tiers of countries, by default only the first tier of each. */
  readonly readTiers: (countries: readonly string[], numbers?: readonly number[]) => Promise<Tiers>;
  /** Finds places by name. */
  readonly find: (text: string, tiers: Tiers) => Candidate[];
  /** True when the text is complete and not the beginning of a name. */
  readonly isWhole: boolean | undefined;
}

/**
 * The population from which a place in the merchant's countries ends the search in other countries.
 */
const FAMOUS_PEOPLE = 500_000;
/** With this many matches, no more files are read. */
const ENOUGH = 5;
const MORE_COUNTRIES = 3;
const MOST_NAMESAKES = 2;
/**
 * The deduction for towns abroad. A town abroad with exactly the typed name is as likely as a
 * larger town at home whose name begins with it.
 */
const MALUS = 4;
/** A letter of the scripts of India, from Devanagari to Malayalam. */
const INDIAN = /[\u0900-\u0d7f]/;

const isFamous = ({ isExact, population = 0 }: Place): unknown =>
  isExact && population >= FAMOUS_PEOPLE;

/** Adds larger towns with nearly the same name, unless a place of this name is famous. */
const withLarger = (text: string, places: Place[], options: FuzzyPlacesOptions) =>
  places.some(isFamous)
    ? places
    : import('./fuzzy-places.js').then(
        (code) => code.withLarger(text, places, options),
        () => places,
      );
/** Several words, or a script that puts no spaces between them. */
const SEVERAL = /[\s,]|\p{Script=Han}{4}/u;

/**
 * Whether a place matches all words of a text, and not only the first word with another place in
 * the second one.
 */
const isCalled = ({ name, isExact }: Place, words: string): unknown =>
  isExact || !/\s/.test(words) || nameKey(name).startsWith(nameKey(words));

/** Loads the search for misspelled names on demand, because few texts have mistakes. */
const similarTo = (text: string, isCalledSo: boolean, options: FuzzyPlacesOptions) =>
  import('./fuzzy-places.js').then(
    ({ fuzzyPlaces, largeTownsLike }) =>
      isCalledSo ? largeTownsLike(text, options) : fuzzyPlaces(text, options),
    () => [],
  );

/**
 * Finds places in the merchant's countries, also small ones, and places elsewhere in the world. If
 * no place has exactly this name, places with similar names come first.
 * @param first places in the first files of the merchant's countries, the likeliest first
 */
export async function searchElsewhere(
  text: string,
  first: readonly Candidate[],
  options: ElsewhereOptions,
): Promise<Place[]> {
  const script = await nameInIndianScript(text, options.read);
  const places = await searchTowns(
    script ?? text,
    script ? options.find(script, options.tiers) : first,
    options,
  );
  if (script) return places.map((place) => ({ ...place, name: place.isExact ? text : place.name }));
  const isKnown = places.some((place) => place.isExact && isSurePlace(place));
  if (isKnown || /\d|,/.test(text)) return places;
  const code = await import('./find-airports.js').catch(() => undefined);
  return code && (options.isWhole || code.mayBeAirport(text, places))
    ? code.withAirports(text, places, options.countries, options.read)
    : places;
}

/** Returns the English name of an Indian town whose name was typed in a script of India. */
const nameInIndianScript = async (text: string, read: Reader): Promise<string | undefined> =>
  INDIAN.test(text)
    ? import('./indian-names.js').then(
        (code) => code.indianTown(text, read),
        () => undefined,
      )
    : undefined;

async function searchTowns(
  text: string,
  first: readonly Candidate[],
  options: ElsewhereOptions,
): Promise<Place[]> {
  const { found, tiers } = await withSmall(text, first, options);
  const read = { ...options, tiers };
  const known = found.map(({ place }) => place);
  const isNamed = known.some((place) => place.isExact ?? isCalled(place, text));
  const inAddress = isNamed ? [] : await townsInAddress(text, true, read);
  if (inAddress.length) return [...inAddress, ...known];
  const all = options.isWhole || !found.length ? await withAbroad(text, found, read) : found;
  const places = all.map(({ place }) => place);
  const { parts } = typedReadings(text);
  const isCalledSo = places.length > 0 && (parts || places.some((place) => isCalled(place, text)));
  const isMeant = (place: Place): boolean => place.isExact === true || isSurePlace(place);
  if (isCalledSo && (parts || places.some(isMeant)))
    return options.isWhole && !parts ? withLarger(text, places, read) : places;
  const similar = await similarTo(text, isCalledSo, read);
  if (similar.length || places.length) return [...similar, ...places];
  return townsInAddress(text, false, read);
}

/** Finds the town in an address, or beside a landmark. Loads the code only for several words. */
async function townsInAddress(
  text: string,
  isStreet: boolean,
  options: ElsewhereOptions,
): Promise<Place[]> {
  if (!SEVERAL.test(text)) return [];
  const code = await import('./address-towns.js').catch(() => undefined);
  if (!code || code.isAddress(text) !== isStreet) return [];
  const { lang, read, tiers, isWhole, readTiers, find } = options;
  const placesIn = (name: string, of: Tiers): Place[] => find(name, of).map(({ place }) => place);
  const here = await code.addressTowns(text, lang, (name) => placesIn(name, tiers));
  if (here.length || !isWhole) return here;
  return code.addressTowns(text, lang, async (name) => {
    const how = { known: tiers, isNamesake: false, isBegun: false };
    const there = await readTiers(await countriesNaming(name, lang, read, how));
    return placesIn(name, new Map([...tiers, ...there]));
  });
}

/**
 * Adds places overseas from the files of territories. Then adds small places from the second files
 * of the countries with the most stores.
 */
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

/** Whether a text may mean a place overseas: it names a territory, or no large place at home. */
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
 * Adds places abroad with exactly this name. The beginning of a name is enough only if no other
 * place begins with the text. Places of that name in the merchant's countries come first.
 */
async function withAbroad(
  text: string,
  found: readonly Candidate[],
  { lang, read, tiers, readTiers, find }: ElsewhereOptions,
): Promise<readonly Candidate[]> {
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
