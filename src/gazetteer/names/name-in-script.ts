import type { CityTier } from '../shards/city-tier.js';
import { ownLanguage } from './country-names.js';

/**
 * The scripts of names in the data (ISO 15924). `MIXED` lists writing systems that use several
 * scripts, with the one to look for.
 */
const SCRIPTS = 'Arab Armn Beng Cyrl Deva Geor Grek Hebr Thai';
const MIXED: Readonly<Record<string, string>> = {
  Hans: 'Hani',
  Hant: 'Hani',
  Jpan: 'Kana',
  Kore: 'Hang',
};
/** Countries whose places a Japanese page writes in Chinese characters. */
const CHINESE = 'CN HK JP MO TW';

interface Town {
  readonly index: number;
  readonly otherName?: string | undefined;
  readonly begun?: string | undefined;
}

/**
 * Returns the name of a town on a page in a script other than Latin, or in the country's own
 * language. Undefined when the name that was found is used.
 */
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
 * Returns the letters in which a page names the places of a country. Undefined for Latin, and if
 * the names in the data would be in another language: Arabic names are of no use on an Urdu page.
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

/** Returns the name of a place in a script, if the files that were read have one. */
function shownName(tiers: readonly CityTier[], index: number, script: RegExp): string | undefined {
  for (const { otherNames, otherPlaces, otherShown } of tiers)
    for (let i = otherPlaces.indexOf(index); i >= 0; i = otherPlaces.indexOf(index, i + 1))
      if (otherShown[i] && script.test(otherNames[i]!)) return otherNames[i];
  return undefined;
}
