/** By the script of a page's language (ISO 15924), the letters of a place's name on it. */
const LETTERS = new Map([
  ['Arab', /\p{sc=Arab}/u],
  ['Armn', /\p{sc=Armn}/u],
  ['Beng', /\p{sc=Beng}/u],
  ['Cyrl', /\p{sc=Cyrl}/u],
  ['Deva', /\p{sc=Deva}/u],
  ['Geor', /\p{sc=Geor}/u],
  ['Grek', /\p{sc=Grek}/u],
  ['Hans', /\p{sc=Hani}/u],
  ['Hant', /\p{sc=Hani}/u],
  ['Hebr', /\p{sc=Hebr}/u],
  ['Jpan', /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['Kore', /\p{sc=Hang}/u],
  ['Thai', /\p{sc=Thai}/u],
]);
/** Where a Japanese page writes places in Chinese letters. */
const CHINESE = new Set(['CN', 'HK', 'JP', 'MO', 'TW']);

/**
 * The letters in which a page names the places of a country; undefined for Latin, and where the names at hand would be
 * of another language: an Urdu page has no use for Arabic ones.
 * @param lang BCP 47
 */
export function pageScript(lang: string, countryCode: string): RegExp | undefined {
  const { script = '', language } = new Intl.Locale(lang).maximize();
  if (script === 'Jpan' && CHINESE.has(countryCode)) return LETTERS.get('Hant');
  const isForeign =
    script === 'Arab' &&
    language !== 'ar' &&
    new Intl.Locale(`und-${countryCode}`).maximize().language !== language;
  return isForeign ? undefined : LETTERS.get(script);
}
