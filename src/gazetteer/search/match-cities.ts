import { cityAt } from '../locate/cities-named.js';
import type { City, CityTier } from '../shards/city-tier.js';
import { firstFrom } from '../shards/first-from.js';

/** A town whose name is, or begins with, what was typed. */
export interface CityMatch {
  readonly city: City;
  /** Its number, counted through the tiers. */
  readonly index: number;
  /** The name to show, if it is not the main one. */
  readonly otherName: string | undefined;
  /** Another name that is more than half typed: at home it may be the town's own, "Wien" for Vienna. */
  readonly begun: string | undefined;
  readonly isExact: boolean;
  /** Higher is likelier to be meant. */
  readonly score: number;
}

const EXACT_BONUS = 4;
const OTHER_NAME_MALUS = 3;
/** For the part of another name that is not typed yet: there are many that nobody has in mind. */
const UNTYPED_MALUS = 6;
const ACCENTS = /[À-ɏḀ-ỿ]/;
const ABBREVIATION = /^[A-Z]{1,4}$/;

/**
 * The likeliest towns of a country for a text that may be the beginning of a name.
 * @param key the text's key (see `nameKey`), or another one to look under
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
    // "Mün" begins "Munich" too, but "München" as it was typed; "Лонд" Belarusian Лондан, but Лондон is shown. Few type
    // accents that are not there, many leave out those that are.
    const isAsTyped = isBegun(otherName ?? city.name);
    // The main names are English: "Rom" is on the way to Rome.
    const isCut = /^en\b/.test(lang) && isBegun(city.name) && (city.name[typed.length] ?? '') > '@';
    const fit =
      (isExact && isAsTyped && !isCut ? 4 : 0) +
      (isAsTyped || isPlain ? 2 : 0) +
      (otherName ? isShown + share : 1);
    // Of the many that a place has, few have in mind what they have only begun.
    const isMeant = isExact || isShown || (isAsTyped && !isPlain);
    const known = matches.get(index);
    matches.set(index, {
      ...(known && known.fit >= fit
        ? known
        : {
            fit,
            otherName: isMeant && !ABBREVIATION.test(otherName ?? '') ? otherName : undefined,
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
    for (let i = firstFrom(keys, key); keys[i]?.startsWith(key); i++) add(offset + i, keys[i]!);
    for (let i = firstFrom(otherKeys, key); otherKeys[i]?.startsWith(key); i++)
      add(otherPlaces[i]!, otherKeys[i]!, otherNames[i], otherShown[i]);
    offset += keys.length;
  }
  return [...matches.values()];
}
