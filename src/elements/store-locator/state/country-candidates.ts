import { countryCodeOf } from '../../../domain/country/country-code-of.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from './contracts.js';

const regions = (text: string): readonly string[] => text.match(/\b[A-Z]{2}\b/g) ?? [];
const squeezed = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Returns the codes of countries whose postal code a text most likely is, the likeliest first. The
 * order is: the visitor's chosen country, countries of stores with that very code, countries that
 * the page names, the browser's country, the country that the list begins with, and the country of
 * the page's language.
 */
export function countryCandidates(
  host: LocatorAttributes,
  { list, results, words, features }: Pick<LocatorState, 'list' | 'results' | 'words' | 'features'>,
  text: string,
): readonly string[] {
  const { all } = results;
  const code = squeezed(text);
  const own = /\d/.test(code) ? all.filter(({ zip }) => squeezed(zip) === code) : [];
  return [
    countryCodeOf(features?.filters?.country ?? '', all),
    ...own.map(({ countryCode = '' }) => countryCode),
    ...regions(`${host.countries}`.toUpperCase()),
    ...regions(navigator.language),
    countryCodeOf(list.openCountry ?? '', all),
    ...regions(words.format.lang),
  ];
}
