import { countryCode } from '../../domain/country/country-code.js';
import { nameKey } from './name-key.js';

/** Returns the language that most people in a country speak (ISO 639). */
export const ownLanguage = (countryCode: string): string =>
  new Intl.Locale(`und-${countryCode}`).maximize().language;

const known = new Map<string, readonly string[]>();

/** Returns the names of a country: in a language (BCP 47), in English and in its own language. */
export function countryNames(code: string, lang: string): readonly string[] {
  const key = `${code} ${lang}`;
  let names = known.get(key);
  if (!names) known.set(key, (names = [...new Set(list(code, lang))]));
  return names;
}

/** Whether a text is a name or the code of a country. */
export const isCountryNamed = (text: string, code: string, lang: string): boolean =>
  text !== '' &&
  (countryCode(text, lang) === code ||
    countryNames(code, lang).some((name) => nameKey(name) === nameKey(text)));

const list = (code: string, lang: string): string[] =>
  [lang, 'en', ownLanguage(code)].flatMap(
    (language) =>
      new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? [],
  );
