import { Precision } from '../domain/store.js';
import type { Place } from '../domain/place.js';
import { areaMiddle } from './area-middle.js';
import type { CityTier } from './city-tier.js';
import { countryNames, isCountryNamed } from './country-names.js';
import type { TownContext } from './find-towns.js';
import { nameKey } from './name-key.js';
import { REGION_CODE, regionName } from './region-name.js';
import { typedReadings } from './typed-readings.js';

/** A region or country, and how likely it is meant; to be compared with towns. */
export interface FoundArea {
  readonly place: Place;
  readonly score: number;
  /** It goes by the name of a part of it, as England may by Leeds: its stores may say no more. */
  readonly isByPart: boolean;
}

/** From here on the beginning of a name is enough. */
const MIN_LENGTH = 3;
const EXACT_BONUS = 4;
/** Of a city and the region that bears its name the city is meant, unless it is much smaller. */
const AREA_MALUS = 5;
const BEGINNING_MALUS = 1;

/** First-level regions and countries that a text names, alone or a region with its country behind. */
export function findAreas(text: string, context: TownContext): FoundArea[] {
  const { tiers, lang, stores, countries } = context;
  const { all } = typedReadings(text);
  const found: FoundArea[] = [];
  for (const [code, [first]] of tiers) {
    if (!first) continue;
    const add = (
      region: number,
      names: Pick<Place, 'name' | 'aliases'>,
      isExact: boolean,
      isByPart = false,
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
          // Its part is not all of it.
          isExact: isExact && !isByPart,
          kind: region ? 'region' : 'country',
          precision: Precision.City,
          radiusMeters,
          population: population || undefined,
        },
        score:
          likely - (isExact && !isByPart ? AREA_MALUS - EXACT_BONUS : AREA_MALUS + BEGINNING_MALUS),
        isByPart,
      });
    };
    const isHere = (qualifiers: readonly string[]): boolean =>
      qualifiers.every((part) => isCountryNamed(part, code, lang));
    for (const { name } of all.filter(({ qualifiers }) => isHere(qualifiers)))
      for (const [region, matched, isExact] of regionsNamed(first, name)) {
        const names = first.regions[region - 1] ?? [];
        const isOwn = ownNames(names, code).includes(matched);
        const isShown = isExact && isOwn && !REGION_CODE.test(matched) && !/\d/.test(matched);
        add(
          region,
          {
            name: isShown ? matched : regionName(first, region, code, lang),
            aliases: names,
          },
          isExact,
          !isOwn && !REGION_CODE.test(matched),
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
        { name: names[0], ...(countries.includes(code) ? {} : { aliases: [...names, code] }) },
        whole,
      );
  }
  return found;
}

/**
 * What a region itself is called: those of its names that come before its code; after it come its parts. French regions
 * have none: there the first code is that of a part, which is named before it.
 */
function ownNames(names: readonly string[], countryCode: string): readonly string[] {
  const code = names.findIndex((name) => REGION_CODE.test(name));
  return code < 0 ? names : names.slice(0, Math.max(1, code - Number(countryCode === 'FR')));
}

const regionKeys = new WeakMap<CityTier, readonly (readonly string[])[]>();

/** Regions one of whose names is the text, or begins with it. */
function* regionsNamed(
  tier: CityTier,
  text: string,
): Generator<readonly [region: number, name: string, isExact: boolean]> {
  const key = nameKey(text);
  if (!key || /^\d+$/.test(key)) return;
  let keys = regionKeys.get(tier);
  if (!keys) regionKeys.set(tier, (keys = tier.regions.map((names) => names.map(nameKey))));
  for (const [i, of] of keys.entries()) {
    const names = tier.regions[i]!;
    const exact = names[of.indexOf(key)];
    const longer =
      key.length >= MIN_LENGTH &&
      names.find((name, j) => of[j]!.startsWith(key) && !REGION_CODE.test(name));
    if (exact) yield [i + 1, exact, true];
    else if (longer) yield [i + 1, longer, false];
  }
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
