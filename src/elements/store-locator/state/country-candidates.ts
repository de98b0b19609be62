import { countryCodeOf } from '../../../domain/country/country-code-of.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorState } from './contracts.js';

const regions = (text: string): readonly string[] => text.match(/\b[A-Z]{2}\b/g) ?? [];
const squeezed = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Countries whose postal code a text most likely is, the likeliest first, by their codes: the one that the visitor has
 * chosen, those of stores with that very code, those that the page names, the browser's, the one that the list begins
 * with, that of the page's language.
 */
export function countryCandidates(
  host: LocatorAttributes,
  {
    searchQuery,
    list,
    results,
    words,
  }: Pick<LocatorState, 'searchQuery' | 'list' | 'results' | 'words'>,
): readonly string[] {
  const { all } = results;
  const code = squeezed(searchQuery.text);
  const own = /\d/.test(code) ? all.filter(({ zip }) => squeezed(zip) === code) : [];
  return [
    countryCodeOf(list.country ?? '', all),
    ...own.map(({ countryCode = '' }) => countryCode),
    ...regions(`${host.countries}`.toUpperCase()),
    ...regions(navigator.language),
    countryCodeOf(list.openCountry ?? '', all),
    ...regions(words.format.lang),
  ];
}
