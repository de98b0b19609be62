import { cityAt } from '../locate/cities-named.js';
import type { City, CityTier } from '../shards/city-tier.js';
import { lowerBound } from '../shards/lower-bound.js';

/** A town whose name is the typed text or begins with it. */
export interface CityMatch {
  readonly city: City;
  /** The number of the town across all tiers. */
  readonly index: number;
  /** The name to show if it is not the main one. */
  readonly otherName: string | undefined;
  /**
   * Another name of which more than half was typed. In its own country it may be the town's own
   * name, such as "Wien" for Vienna.
   */
  readonly begun: string | undefined;
  readonly isExact: boolean;
  /** How likely the town is meant; higher is likelier. */
  readonly score: number;
}

const EXACT_BONUS = 4;
const OTHER_NAME_MALUS = 3;
/**
 * The deduction for the part of another name that was not typed. Most of a town's many other names
 * are rarely meant.
 */
const UNTYPED_MALUS = 6;
const ACCENTS = /[À-ɏḀ-ỿ]/;
const ABBREVIATION = /^[A-Z]{1,4}$/;

/**
 * Finds the towns of a country that match a text, which may be the beginning of a name.
 * @param key key of the text (see `nameKey`), or another key to look up
 * @param lang the page's language (BCP 47)
 */
export function matchCities(
  tiers: readonly CityTier[],
  key: string,
  text: string,
  lang: string,
): CityMatch[] {
  const matches = new Map<number, CityMatch & { fit: number }>();
  const typed = text.toLowerCase();
  const isPlain = !ACCENTS.test(typed);
  const isBegun = (name: string): boolean => name.toLowerCase().startsWith(typed);
  const add = (index: number, found: string, otherName?: string, isShown = 0): void => {
    const city = cityAt(tiers, index);
    if (!city) return;
    const share = key.length / found.length;
    const malus = otherName ? OTHER_NAME_MALUS + UNTYPED_MALUS * (1 - share) : 0;
    const isExact = found === key;
    const score = Math.log2(100 + city.population) + (isExact ? EXACT_BONUS : -malus);
    // The key of "Mün" also begins "Munich", but only "München" begins with the text as typed.
    // "Лонд" also begins the Belarusian Лондан, but Лондон is shown. Few visitors type accents that
    // a name lacks, but many leave accents out.
    const isAsTyped = isBegun(otherName ?? city.name);
    // The main names are English, so on an English page "Rom" is the beginning of Rome.
    const isCut = /^en\b/.test(lang) && isBegun(city.name) && (city.name[typed.length] ?? '') > '@';
    const fit =
      (isExact && (isAsTyped || !isPlain) && !isCut ? 4 : 0) +
      (isAsTyped || isPlain ? 2 : 0) +
      (otherName ? isShown + share : 1);
    // A town has many other names. A visitor rarely means one of which only the beginning fits.
    const isNameTyped = isExact || isShown || (isAsTyped && !isPlain);
    const known = matches.get(index);
    matches.set(index, {
      ...(known && known.fit >= fit
        ? known
        : {
            fit,
            otherName: isNameTyped && !ABBREVIATION.test(otherName ?? '') ? otherName : undefined,
            begun: share > 0.5 ? otherName : undefined,
          }),
      city,
      index,
      isExact: isExact || !!known?.isExact,
      score: Math.max(score, known?.score ?? 0),
    });
  };
  let offset = 0;
  for (const { keys, otherKeys, otherNames, otherPlaces, otherShown } of tiers) {
    for (let i = lowerBound(keys, key); keys[i]?.startsWith(key); i++) add(offset + i, keys[i]!);
    for (let i = lowerBound(otherKeys, key); otherKeys[i]?.startsWith(key); i++)
      add(otherPlaces[i]!, otherKeys[i]!, otherNames[i], otherShown[i]);
    offset += keys.length;
  }
  return [...matches.values()];
}
