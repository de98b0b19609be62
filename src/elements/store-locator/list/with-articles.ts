import { inCountry } from '../../../i18n/en-in-country.js';

/**
 * Adds "the" to names of countries and regions that need it: "in the United Kingdom". It is done
 * in the finished line, because the chunk of the search, whose limit is full, makes the sentences
 * before. No other language joins such a name to "in".
 */
export const withArticles = (line: string, names: readonly (string | undefined)[]): string =>
  names.reduce<string>(
    (text, name) => (name ? text.replace(`in ${name}`, () => inCountry(name)) : text),
    line,
  );
