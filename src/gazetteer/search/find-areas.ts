import { Precision } from '../../domain/store/store.js';
import type { Place } from '../../domain/search/place.js';
import { areaMiddle } from './area-middle.js';
import { countryNames, isCountryNamed } from '../names/country-names.js';
import type { TownContext } from './find-towns.js';
import { territoriesOf } from '../locate/territory-of.js';
import { nameKey } from '../names/name-key.js';
import { regionsNamed } from '../names/regions-named.js';
import { typedReadings } from './typed-readings.js';

/** A region or country, and how likely it is meant; to be compared with towns. */
export interface FoundArea {
  readonly place: Place;
  readonly score: number;
  /** Its number among those of its country, where its own name was typed; else 0. */
  readonly region: number;
}

/** From here on the beginning of a country's name is enough. */
const MIN_LENGTH = 3;
const EXACT_BONUS = 4;
/** Of a city and the region that bears its name the city is meant, unless it is much smaller. */
const AREA_MALUS = 5;
const BEGINNING_MALUS = 1;

/** First-level regions and countries that a text names, alone or a region with its country behind. */
export function findAreas(text: string, context: TownContext): FoundArea[] {
  const { tiers, lang, stores, countries, regionName, regionCalled } = context;
  const { all } = typedReadings(text);
  // Addresses may have it for a state of its country; of any other country its code is some state's, too.
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
    // Feeds say Scotland for the United Kingdom; who types it means the region.
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

/** Whether a text is all of a country's name, or the beginning; undefined: neither. */
function countryNamed(text: string, code: string, lang: string): boolean | undefined {
  if (isCountryNamed(text, code, lang)) return true;
  const key = nameKey(text);
  const isLonger =
    key.length >= MIN_LENGTH &&
    countryNames(code, lang).some((name) => nameKey(name).startsWith(key));
  return isLonger ? false : undefined;
}
