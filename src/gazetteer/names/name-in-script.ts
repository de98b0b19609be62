import type { CityTier } from '../shards/city-tier.js';
import { ownLanguage } from './country-names.js';

/** Scripts that names are kept in (ISO 15924), and those that are written with several. */
const SCRIPTS = 'Arab Armn Beng Cyrl Deva Geor Grek Hebr Thai';
const MIXED: Readonly<Record<string, string>> = {
  Hans: 'Hani',
  Hant: 'Hani',
  Jpan: 'Kana',
  Kore: 'Hang',
};
/** Where a Japanese page writes places in Chinese letters. */
const CHINESE = 'CN HK JP MO TW';

interface Town {
  readonly index: number;
  readonly otherName?: string | undefined;
  readonly begun?: string | undefined;
}

/** What a page in another script than Latin, or in the country's own language, calls a town; undefined: as it was found. */
export function nameInScript(
  lang: string,
  countryCode: string,
  tiers: readonly CityTier[],
  { index, otherName, begun }: Town,
): string | undefined {
  const script = pageScript(lang, countryCode);
  if (!script)
    return ownLanguage(countryCode) === lang.split('-')[0] ? (otherName ?? begun) : undefined;
  const isShown = otherName !== undefined && script.test(otherName);
  return isShown ? undefined : shownName(tiers, index, script);
}

/**
 * The letters in which a page names the places of a country; undefined for Latin, and where the names at hand would be
 * of another language: an Urdu page has no use for Arabic ones.
 * @param lang BCP 47
 */
function pageScript(lang: string, countryCode: string): RegExp | undefined {
  const { script = '', language } = new Intl.Locale(lang).maximize();
  const isHome = ownLanguage(countryCode) === language;
  if (script === 'Arab' && language !== 'ar' && !isHome) return undefined;
  const isChinese = script === 'Jpan' && CHINESE.includes(countryCode);
  const letters = isChinese ? 'Hani' : (MIXED[script] ?? (SCRIPTS.includes(script) && script));
  return letters ? new RegExp(`\\p{sc=${letters}}`, 'u') : undefined;
}

/** The name of a place in a script, where the files that were read have one. */
function shownName(tiers: readonly CityTier[], index: number, script: RegExp): string | undefined {
  for (const { otherNames, otherPlaces, otherShown } of tiers)
    for (let i = otherPlaces.indexOf(index); i >= 0; i = otherPlaces.indexOf(index, i + 1))
      if (otherShown[i] && script.test(otherNames[i]!)) return otherNames[i];
  return undefined;
}
