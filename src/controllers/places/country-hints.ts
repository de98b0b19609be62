import type { CountryHints } from '../../domain/country/guess-country.js';
import { languageOf } from '../words/language.js';

/** The codes of the countries that the page's locators list in their `countries` attribute. */
function countriesOnPage(): readonly string[] {
  const locators: Iterable<Element & { countries?: string | undefined }> =
    document.querySelectorAll('store-locator');
  return [...locators].flatMap(
    ({ countries = '' }) => countries.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [],
  );
}

/**
 * Returns hints at the visitor's country: the page's locators, the region of the page's language
 * and the visitor's time zone. A locator's first view uses the same order.
 *
 * The only question to the operating system is the time zone.
 */
export function countryHints(element: Element): CountryHints {
  return {
    codes: [...countriesOnPage(), regionOf(languageOf(element))],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Returns the region of a language tag; undefined when a theme's `lang` is not a valid tag. */
function regionOf(lang: string): string | undefined {
  try {
    return new Intl.Locale(lang).region;
  } catch {
    return undefined;
  }
}
