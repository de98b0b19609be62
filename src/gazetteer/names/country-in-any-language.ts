import { countryCode } from '../../domain/country/country-code.js';
import { yieldToMain } from '../../scheduling/yield-to-main.js';
import { otherCountryName } from './other-country-name.js';

const LANGUAGES =
  'de fr es it pt nl sv da nb fi is pl cs sk hu ro bg el tr ru uk be sr hr sl mk sq lt lv et ca ga ' +
  'ar he fa ur hi bn ta th vi id ms ja ko zh zh-Hant ka hy az kk uz mn km lo my si ne sw af';

/**
 * Returns the ISO 3166-1 alpha-2 code of a country by its name in any of about sixty languages. The
 * names of each language are listed only once, each in its own slice of work.
 * @param lang the page's language (BCP 47), which is tried first
 */
export async function countryInAnyLanguage(
  name: string,
  lang?: string,
): Promise<string | undefined> {
  const other = countryCode(name, lang) ?? otherCountryName(name);
  if (other) return other;
  const plain = name.replace(/\bS\.?A\.?R\.?\b.*|\(.*?\)/g, ' ');
  for (const language of [...(lang ? [lang] : []), 'en', ...LANGUAGES.split(' ')]) {
    const code = countryCode(name, language) ?? countryCode(plain, language);
    if (code) return code;
    await yieldToMain();
  }
  return undefined;
}
