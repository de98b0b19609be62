import { Precision } from '../../domain/store/store.js';
import type { Place } from '../../domain/search/place.js';
import { areaMiddle } from './area-middle.js';
import { countryNames, isCountryNamed } from '../names/country-names.js';
import type { TownContext } from './find-towns.js';
import { territoriesOf } from '../locate/territory-of.js';
import { nameKey } from '../names/name-key.js';
import { regionsNamed } from '../names/regions-named.js';
import { typedReadings } from './typed-readings.js';

/** A region or country with its score, which is compared with those of towns. */
export interface FoundArea {
  readonly place: Place;
  readonly score: number;
  /** The number of the region in its country if its own name was typed, else 0. */
  readonly region: number;
}

/** The length from which the beginning of a country's name is enough. */
const MIN_LENGTH = 3;
const EXACT_BONUS = 4;
/**
 * The deduction for areas. If a city and its region have the same name, the city is meant, unless
 * it is much smaller.
 */
const AREA_MALUS = 5;
const BEGINNING_MALUS = 1;

/**
 * Finds first-level regions and countries that a text names. A region may be followed by its
 * country.
 */
export function findAreas(text: string, context: TownContext): FoundArea[] {
  const { tiers, lang, stores, countries, regionName, regionCalled } = context;
  const { all } = typedReadings(text);
  // A territory is also found by its code, which addresses may give as the state. Codes of other
  // countries are left out, because some state has the same code.
  const isTerritory = (code: string): boolean =>
    countries.some((parent) => territoriesOf(parent).includes(code));
  const found: FoundArea[] = [];
  for (const [code, [first]] of tiers) {
    if (!first) continue;
    const add = (
      region: number,
      names: Pick<Place, 'name' | 'aliases' | 'others'>,
      isExact: boolean,
      isByPart = false,
      typed?: string,
    ): void => {
      const middle = areaMiddle(first, region);
      if (!middle) return;
      const { lat, lng, population, radiusMeters } = middle;
      const likely = Math.log2(100 + population) + Math.log2(1 + stores(code)) / 4;
      found.push({
        place: {
          ...names,
          lat,
          lng,
          region: '',
          countryCode: code,
          isExact,
          isByPart,
          kind: region ? 'region' : 'country',
          precision: Precision.City,
          radiusMeters,
          population: population || undefined,
        },
        region: typed ? region : 0,
        score: likely - (isExact ? AREA_MALUS - EXACT_BONUS : AREA_MALUS + BEGINNING_MALUS),
      });
    };
    const isHere = (qualifiers: readonly string[]): boolean =>
      qualifiers.every((part) => isCountryNamed(part, code, lang));
    for (const { name } of all.filter(({ qualifiers }) => isHere(qualifiers))) {
      const called = regionCalled(code, name);
      for (const { region, names, typed, isExact, isByPart } of regionsNamed(
        first,
        code,
        called ?? name,
      ))
        add(
          region,
          {
            name: regionName(code, names, called ? undefined : typed),
            aliases: names,
            others: first.regions.filter((other) => other !== names).flat(),
          },
          isExact,
          isByPart,
          typed,
        );
    }
    const whole = countryNamed(text, code, lang);
    const names = countryNames(code, lang);
    // Feeds use "Scotland" for the United Kingdom, but visitors who type it mean the region.
    const isRegion =
      code === 'GB' && found.some(({ place }) => place.isExact && place.countryCode === code);
    if (whole !== undefined && names[0] && !isRegion)
      add(
        0,
        { name: names[0], ...(isTerritory(code) ? { aliases: [...names, code] } : {}) },
        whole,
      );
  }
  return found;
}

/**
 * Returns true when a text is a country's name, false when it is the beginning of one, and else
 * undefined.
 */
function countryNamed(text: string, code: string, lang: string): boolean | undefined {
  if (isCountryNamed(text, code, lang)) return true;
  const key = nameKey(text);
  const isLonger =
    key.length >= MIN_LENGTH &&
    countryNames(code, lang).some((name) => nameKey(name).startsWith(key));
  return isLonger ? false : undefined;
}
