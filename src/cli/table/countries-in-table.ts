import { countryInAnyLanguage } from '../../gazetteer/names/country-in-any-language.js';

/** A country as a table writes it. */
export interface TableCountry {
  /** ISO 3166-1 alpha-2; undefined where it is not known. */
  readonly code: string | undefined;
  /** For the page: in English where the table has a code, which few shoppers read. */
  readonly name: string;
}

/** A column with more is none of countries, and each that is not known takes a while. */
const mostUnknown = 100;

const english = new Intl.DisplayNames('en', { type: 'region' });

/** Looks countries up by their names in any language or their codes, each once. */
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
