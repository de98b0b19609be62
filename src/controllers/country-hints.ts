import type { CountryHints } from '../domain/country/guess-country.js';
import { languageOf } from './language.js';

/** The codes of the countries that the page has told its locators to begin with. */
function countriesOnPage(): readonly string[] {
  const locators: Iterable<Element & { countries?: string | undefined }> =
    document.querySelectorAll('store-locator');
  return [...locators].flatMap(
    ({ countries = '' }) => countries.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [],
  );
}

/**
 * What the page and the visitor's clock say of where they are, in the order of a locator's first view; the operating
 * system is not asked for more.
 */
export function countryHints(element: Element): CountryHints {
  return {
    codes: [...countriesOnPage(), regionOf(languageOf(element))],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** A theme's `lang` may be anything. */
function regionOf(lang: string): string | undefined {
  try {
    return new Intl.Locale(lang).region;
  } catch {
    return undefined;
  }
}
