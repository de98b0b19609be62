import { ownLanguage } from './own-language.js';

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

/**
 * The letters in which a page names the places of a country; undefined for Latin, and where the names at hand would be
 * of another language: an Urdu page has no use for Arabic ones.
 * @param lang BCP 47
 */
export function pageScript(lang: string, countryCode: string): RegExp | undefined {
  const { script = '', language } = new Intl.Locale(lang).maximize();
  const isHome = ownLanguage(countryCode) === language;
  if (script === 'Arab' && language !== 'ar' && !isHome) return undefined;
  const isChinese = script === 'Jpan' && CHINESE.includes(countryCode);
  const letters = isChinese ? 'Hani' : (MIXED[script] ?? (SCRIPTS.includes(script) && script));
  return letters ? new RegExp(`\\p{sc=${letters}}`, 'u') : undefined;
}
