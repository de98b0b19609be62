import type { CityTier } from './city-tier.js';
import { ownLanguage } from './own-language.js';

/** A region's code among its names: CA, ENG, 75 */
export const REGION_CODE = /^[A-Z\d]{1,3}$/;

/** A region's name: as it is written at home where the page speaks the country's language, else in English. */
export function regionName(
  tier: CityTier,
  region: number,
  countryCode: string,
  lang: string,
): string {
  const [english = '', home = ''] = tier.regions[region - 1] ?? [];
  const language = lang.split('-')[0];
  const isHome = language !== 'en' && ownLanguage(countryCode) === language;
  return isHome && home && !REGION_CODE.test(home) ? home : english;
}
