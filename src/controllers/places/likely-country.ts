import { guessCountry } from '../../domain/country/guess-country.js';
import { memoizeOne } from '../../domain/memoize-one.js';
import type { Store } from '../../domain/store/store.js';
import type { ConnectionAttributes } from '../../page/resolve-connection.js';
import { shared } from '../../page/shared.js';
import { shopOf } from '../listing/shop-of.js';

const namesIn = memoizeOne((lang: string) =>
  ['en', lang].map((one) => new Intl.DisplayNames(one, { type: 'region' })),
);

/**
 * Guesses the visitor's country for an element, as `countryOf` gives it. Locators and badges of one
 * merchant with the same hints guess the same: the page keeps the first guess. It may have been
 * made from the first page of the listing.
 * @param own the country of the shopper's own store, which is surer than a guess
 * @param countries the `countries` attribute; the codes in it are surer than the language's region
 * @param lang a valid BCP 47 tag
 */
export function likelyCountry(
  host: ConnectionAttributes,
  stores: readonly Store[],
  own: string | undefined,
  countries = '',
  lang = 'en',
): string | undefined {
  // The code of a country stands after the two letters of a language, as in `de-AT`.
  const hints = `${countries} ${lang.slice(2)}`.toUpperCase();
  const codes = hints.match(/\b[A-Z]{2}\b/g) ?? [];
  const guesses = shared('guesses', () => new Map<string, string | undefined>());
  const key = shopOf(host) + codes;
  const guess = guessCountry(stores, [own, guesses.get(key)], codes, (code) =>
    namesIn(lang).map((names) => names.of(code)),
  );
  if (!own) guesses.set(key, guess);
  return guess;
}
