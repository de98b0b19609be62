import type { CountryHints } from '../domain/likely-country.js';
import { languageOf } from './language.js';

/** What the page and the visitor's clock say of where they are; the operating system is not asked for more. */
export function countryHints(element: Element): CountryHints {
  const { Shopify } = globalThis as { Shopify?: { country?: unknown } };
  const { country } = Shopify ?? {};
  return {
    codes: [typeof country === 'string' ? country : undefined, regionOf(languageOf(element))],
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
