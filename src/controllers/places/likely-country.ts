import { guessCountry } from '../../domain/country/guess-country.js';
import { memoizeOne } from '../../domain/memoize-one.js';
import type { Store } from '../../domain/store/store.js';
import { shared } from '../../page/shared.js';

const namesIn = memoizeOne((lang: string) =>
  ['en', lang].map((one) => new Intl.DisplayNames(one, { type: 'region' })),
);

/**
 * Guesses the visitor's country, as `countryOf` gives it. Locators and badges with the same hints
 * guess the same: the page keeps the first guess. It may have been made from the first page of the
 * listing, or for a store that is the shopper's own no longer.
 * @param own the country of the shopper's own store, which is surer than a guess
 * @param countries the `countries` attribute; the codes in it are surer than the language's region
 * @param lang a valid BCP 47 tag
 */
export function likelyCountry(
  stores: readonly Store[],
  own: string | undefined,
  countries = '',
  lang = 'en',
): string | undefined {
  // The code of a country stands after the two letters of a language, as in `de-AT`.
  const hints = `${countries} ${lang.slice(2)}`.toUpperCase();
  const codes = hints.match(/\b[A-Z]{2}\b/g) ?? [];
  const key = codes.join();
  const guesses = shared('guesses', (): Record<string, string | undefined> => ({}));
  return (guesses[key] = guessCountry(stores, [own, guesses[key]], codes, (code) =>
    namesIn(lang).map((names) => names.of(code)),
  ));
}
