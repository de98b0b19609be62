import type { CityTier } from './city-tier.js';

const CODE = /^[A-Z\d]{1,3}$/;

/** A region's name: as it is written at home where the page speaks the country's language, else in English. */
export function regionName(
  tier: CityTier,
  region: number,
  countryCode: string,
  lang: string,
): string {
  const [english = '', home = ''] = tier.regions[region - 1] ?? [];
  const language = lang.split('-')[0];
  const isHome =
    language !== 'en' && new Intl.Locale(`und-${countryCode}`).maximize().language === language;
  return isHome && home && !CODE.test(home) ? home : english;
}
