import type { Place } from '../domain/place.js';
import { countriesNaming } from './countries-naming.js';
import type { Tiers } from './find-towns.js';
import { nameKey } from './name-key.js';
import type { similarPlaces, SimilarPlacesOptions } from './similar-places.js';
import { typedReadings } from './typed-readings.js';

/** A place that may be meant, and how likely. */
export interface Candidate {
  readonly place: Place;
  readonly score: number;
}

export interface ElsewhereOptions extends SimilarPlacesOptions {
  readonly lang: string;
  /** Finds what is called so. */
  readonly find: (text: string, tiers: Tiers) => Candidate[];
  /** The text is no beginning. */
  readonly isWhole: boolean | undefined;
}

/** One at home that is as large is not looked for abroad too. */
const FAMOUS_PEOPLE = 500_000;
const MOST_NAMESAKES = 2;
/** What a whole name is worth: the beginning of a larger city's name at home is as likely meant. */
const MALUS = 4;

/** By all of the text, and not by its first word alone, with another place in the second one. */
const isCalled = ({ name, isExact }: Place, words: string): unknown =>
  isExact || !/\s/.test(words) || nameKey(name).startsWith(nameKey(words));

/** Few texts have mistakes. */
const similarTo = (...asked: Parameters<typeof similarPlaces>) =>
  import('./similar-places.js').then(
    ({ similarPlaces }) => similarPlaces(...asked),
    () => [],
  );

/**
 * Places where stores are, with those elsewhere in the world that a text means; where nothing is called so, before them
 * what is named like it.
 * @param found in the merchant's countries, the likeliest first
 */
export async function placesElsewhere(
  text: string,
  found: readonly Candidate[],
  options: ElsewhereOptions,
): Promise<Place[]> {
  const all = options.isWhole || !found.length ? await withElsewhere(text, found, options) : found;
  const places = all.map(({ place }) => place);
  const isCalledSo =
    places.length && (typedReadings(text).parts || places.some((place) => isCalled(place, text)));
  return isCalledSo ? places : [...(await similarTo(text, options)), ...places];
}

/**
 * Towns elsewhere are called so: the beginning of a name finds them only where nothing else begins so. What is called so
 * in the merchant's countries goes before them.
 */
async function withElsewhere(
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
