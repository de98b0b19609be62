import { countryCode } from '../../domain/country/country-code.js';
import { distanceMeters } from '../../domain/distance/distance-meters.js';
import type { CityTier } from '../shards/city-tier.js';
import { isCountryNamed } from '../names/country-names.js';
import { territoriesOf } from '../locate/territory-of.js';
import { matchCities, type CityMatch } from './match-cities.js';
import { nameKey } from '../names/name-key.js';
import { Likeness, nameVariants, withoutDigraphs } from '../locate/name-variants.js';
import { regionNumber } from '../locate/region-numbers.js';
import { typedReadings, type Reading } from './typed-readings.js';

export interface FoundTown extends CityMatch {
  readonly countryCode: string;
}

/** The tiers of each country that were read, the first tier first. */
export type Tiers = ReadonlyMap<string, readonly CityTier[]>;

export interface TownContext {
  readonly tiers: Tiers;
  /** The page's language (BCP 47). */
  readonly lang: string;
  /** The merchant's countries. */
  readonly countries: readonly string[];
  /** Returns the number of stores in a country. */
  readonly stores: (countryCode: string) => number;
  /** Returns the name of a region on the page. `typed` is the one of its names that was typed. */
  readonly regionName: (countryCode: string, names: readonly string[], typed?: string) => string;
  /** Returns the name of a region in the data, by its name on the page. */
  readonly regionCalled: (countryCode: string, text: string) => string | undefined;
}

const MIN_LENGTH = 2;
const SAME_METERS = 10_000;
const MOST = 20;
const CITY_PEOPLE = 100_000;

/**
 * Finds towns that a text may mean, the likeliest first. A region or country beside the name has to
 * match. If none matches, the towns of that name are marked as not exact, so that they are not
 * taken for the town that was typed.
 */
export function findTowns(text: string, context: TownContext): FoundTown[] {
  const { parts, all } = typedReadings(text);
  const readings = all.map(({ name, qualifiers, isLast }) => ({
    ...{ name, isLast },
    area: areaNamed(name, context),
    // After a comma there may be a street or a district, which does not help to find the town.
    known: qualifiers.filter((part) => areaNamed(part, context)),
    qualifiers,
  }));
  // A name after a city is a part of that city, as in "london clapham".
  const isCity = (name: string): boolean =>
    inAll({ name, qualifiers: [] }, context).some(
      ({ isExact, city }) => isExact && city.population >= CITY_PEOPLE,
    );
  for (const { name, known, qualifiers, isLast } of readings) {
    const isKnown = parts ? known.length : known.length === qualifiers.length;
    const some = isKnown ? inAll({ name, qualifiers: known }, context) : [];
    const found = !isLast
      ? some
      : qualifiers.some(isCity)
        ? []
        : some.filter(({ isExact }) => isExact);
    if (found.length) return ranked(found);
  }
  if (!parts) return [];
  const plain = readings.filter(({ area }) => !area);
  const regions = readings.filter(({ area }) => area === 'region');
  const tries: [typeof readings, mustBeExact?: boolean][] = [
    [plain.filter(({ known }) => !known.length)],
    [plain, true],
    [regions, true],
    [plain],
  ];
  for (const [some, mustBeExact] of tries)
    for (const reading of some) {
      const found = inAll({ ...reading, qualifiers: [] }, context).filter(
        ({ isExact }) => isExact || !mustBeExact,
      );
      if (found.length)
        return ranked(
          reading.known.length ? found.map((town) => ({ ...town, isExact: false })) : found,
        );
    }
  return [];
}

/** Returns whether a text names a country, or a region of the countries that are searched. */
function areaNamed(
  text: string,
  { tiers, lang, countries }: TownContext,
): 'country' | 'region' | undefined {
  const isCountry =
    countryCode(text, lang) !== undefined ||
    countries.some((code) => isCountryNamed(text, code, lang));
  if (isCountry) return 'country';
  const isRegion = [...tiers].some(([code, [first]]) => regionNumber(first, text, code) > 0);
  return isRegion ? 'region' : undefined;
}

const inAll = (reading: Reading, context: TownContext): FoundTown[] =>
  [...context.tiers].flatMap(([code, of]) => inCountry(code, of, reading, context));

function inCountry(
  code: string,
  tiers: readonly CityTier[],
  { name, qualifiers }: Reading,
  { lang, stores, countries }: TownContext,
): FoundTown[] {
  const [first] = tiers;
  if (!first) return [];
  const regions: number[] = [];
  for (const qualifier of qualifiers) {
    const isHere =
      isCountryNamed(qualifier, code, lang) ||
      countries.some(
        (parent) => territoriesOf(parent).includes(code) && isCountryNamed(qualifier, parent, lang),
      );
    const region = isHere ? 0 : regionNumber(first, qualifier, code);
    if (!isHere && !region) return [];
    if (region) regions.push(region);
  }
  return matchesOf(name, tiers, lang)
    .filter(({ city }) => regions.every((region) => city.region === region))
    .map((match) => ({
      ...match,
      score: match.score + Math.log2(1 + stores(code)) / 4,
      countryCode: code,
    }));
}

/**
 * Returns the towns whose names begin with the typed name, also with umlauts. If there is none,
 * tries other spellings of the whole name.
 */
function matchesOf(name: string, tiers: readonly CityTier[], lang: string): CityMatch[] {
  const key = nameKey(name);
  const keys = new Set([key, withoutDigraphs(key)]);
  const typed = [...keys].flatMap((each) => (each ? matchCities(tiers, each, name, lang) : []));
  if (typed.length) return typed;
  for (const [variant, likeness] of nameVariants(name)) {
    if (likeness === Likeness.Loose || variant.length < MIN_LENGTH) continue;
    const found = matchCities(tiers, variant, name, lang);
    if (found.length) return found;
  }
  return [];
}

const shownName = ({ city, otherName }: FoundTown): string => nameKey(otherName ?? city.name);

/** Sorts towns by score. Of towns that share a name and a place, only one is kept. */
function ranked(found: FoundTown[]): FoundTown[] {
  const kept: FoundTown[] = [];
  for (const match of found.sort((a, b) => b.score - a.score)) {
    const isSame = kept.some(
      (one) =>
        shownName(one) === shownName(match) && distanceMeters(one.city, match.city) < SAME_METERS,
    );
    if (!isSame) kept.push(match);
    if (kept.length >= MOST) break;
  }
  return kept;
}
