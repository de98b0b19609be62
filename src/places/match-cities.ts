import { cityAt } from './cities-named.js';
import type { City, CityTier } from './city-tier.js';
import { firstFrom } from './first-from.js';
import { scoreOf, type Hit } from './ranking.js';

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
  readonly hit: Hit;
  /** As `scoreOf` gives it: found out once, for a beginning has thousands. */
  readonly score: number;
}

const ABBREVIATION = /^[A-Z]{1,4}$/;

/**
 * The likeliest towns of a country for a text that may be the beginning of a name.
 * @param key the text's key (see `nameKey`), or another one to look under
 * @param lang the page's language (BCP 47)
 * @param stores how many the country has
 */
export function matchCities(
  tiers: readonly CityTier[],
  key: string,
  text: string,
  lang: string,
  stores: number,
): CityMatch[] {
  const matches = new Map<number, CityMatch & { fit: number }>();
  const typed = text.toLowerCase();
  const isBegun = (name: string): boolean => name.toLowerCase().startsWith(typed);
  const add = (index: number, found: string, otherName?: string, isShown = 0): void => {
    const city = cityAt(tiers, index);
    if (!city) return;
    const share = key.length / found.length;
    const isExact = found === key;
    const hit: Hit = {
      kind: 'city',
      population: city.population,
      isExact,
      otherNameShare: otherName ? share : undefined,
      stores,
    };
    const score = scoreOf(hit);
    // Gaps and accents may tell one name from another: "Pa-ri" is nothing that begins "Paris".
    const isAsTyped = isBegun(otherName ?? city.name);
    // The main names are English: "Rom" is on the way to Rome.
    const isCut = /^en\b/.test(lang) && isBegun(city.name) && (city.name[typed.length] ?? '') > '@';
    const fit = (isExact && isAsTyped && !isCut ? 4 : 0) + (otherName ? isShown + share : 1);
    const isMeant = (isExact || isShown) && !ABBREVIATION.test(otherName ?? '');
    const known = matches.get(index);
    matches.set(index, {
      ...(known && known.fit >= fit
        ? known
        : {
            fit,
            otherName: isMeant ? otherName : undefined,
            begun: share > 0.5 ? otherName : undefined,
          }),
      city,
      index,
      isExact: isExact || !!known?.isExact,
      ...(known && known.score >= score ? { hit: known.hit, score: known.score } : { hit, score }),
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
