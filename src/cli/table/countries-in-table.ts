import { countryInAnyLanguage } from '../../gazetteer/names/country-in-any-language.js';

/** A country that a table names. */
export interface TableCountry {
  /** ISO 3166-1 alpha-2; undefined for an unknown country. */
  readonly code: string | undefined;
  /**
   * The name that the page shows. If the table has a code, which few shoppers can read, this is the
   * English name.
   */
  readonly name: string;
}

/**
 * The most unknown names that are looked up. A column with more does not hold countries, and each
 * lookup takes time.
 */
const mostUnknown = 100;

const english = new Intl.DisplayNames('en', { type: 'region' });

/** Looks up each country once, by its name in any language or by its code. */
export async function countriesInTable(
  given: Iterable<string>,
): Promise<ReadonlyMap<string, TableCountry>> {
  const countries = new Map<string, TableCountry>();
  let unknown = 0;
  for (const text of given) {
    if (countries.has(text)) continue;
    const code = unknown < mostUnknown ? await countryInAnyLanguage(text, 'en') : undefined;
    if (!code) unknown++;
    const isCode = /^[a-z]{2,3}$/i.test(text);
    countries.set(text, { code, name: (isCode && code && english.of(code)) || text });
  }
  return countries;
}
