import { cityAt, firstNotBefore } from './cities-named.js';
import type { City, CityTier } from './city-tier.js';

/** A town whose name is, or begins with, what was typed. */
export interface CityMatch {
  readonly city: City;
  /** Its number, counted through the tiers. */
  readonly index: number;
  /** The name that matched, if it is not the main one. */
  readonly otherName: string | undefined;
  readonly isExact: boolean;
  /** Higher is likelier to be meant. */
  readonly score: number;
}

const EXACT_BONUS = 4;
const OTHER_NAME_MALUS = 3;
/** For the part of another name that is not typed yet: there are many that nobody has in mind. */
const UNTYPED_MALUS = 6;
const ABBREVIATION = /^[A-Z]{1,4}$/;

/**
 * The likeliest towns of a country for a text that may be the beginning of a name.
 * @param key the text's key (see `nameKey`), or another one to look under
 */
export function matchCities(tiers: readonly CityTier[], key: string, text: string): CityMatch[] {
  const matches = new Map<number, CityMatch & { fit: number }>();
  const typed = text.toLowerCase();
  const add = (index: number, found: string, otherName?: string, isShown = 0): void => {
    const city = cityAt(tiers, index);
    if (!city) return;
    const untyped = 1 - key.length / found.length;
    const malus = otherName ? OTHER_NAME_MALUS + UNTYPED_MALUS * untyped : 0;
    const isExact = found === key;
    const score = Math.log2(100 + city.population) + (isExact ? EXACT_BONUS : -malus);
    // "Mün" begins "Munich" too, but "München" as it was typed; "Лонд" Belarusian Лондан, but Лондон is shown.
    const isAsTyped = (otherName ?? city.name).toLowerCase().startsWith(typed);
    const fit = 2 * Number(isExact) + Number(isAsTyped) + isShown / 2;
    const known = matches.get(index);
    const isBetter = !known || fit > known.fit;
    matches.set(index, {
      city,
      index,
      otherName: isBetter ? otherName && shown(otherName) : known.otherName,
      fit: isBetter ? fit : known.fit,
      isExact: isExact || !!known?.isExact,
      score: Math.max(score, known?.score ?? 0),
    });
  };
  let offset = 0;
  for (const { keys, otherKeys, otherNames, otherPlaces, otherShown } of tiers) {
    for (let i = firstNotBefore(keys, key); keys[i]?.startsWith(key); i++)
      add(offset + i, keys[i]!);
    for (let i = firstNotBefore(otherKeys, key); otherKeys[i]?.startsWith(key); i++)
      add(otherPlaces[i]!, otherKeys[i]!, otherNames[i], otherShown[i]);
    offset += keys.length;
  }
  return [...matches.values()];
}

const shown = (name: string): string | undefined => (ABBREVIATION.test(name) ? undefined : name);
