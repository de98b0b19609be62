import { countryCode } from './country-code.js';
import { guessCountry, type CountryHints } from './guess-country.js';
import type { Store } from '../store/store.js';

/** Those in the country that the visitor is likely in; undefined where they are all in one, or nothing is known. */
export function storesInLikelyCountry(
  stores: readonly Store[],
  hints: CountryHints,
): readonly Store[] | undefined {
  const inCountry = new Map<string, Store[]>();
  for (const store of stores) {
    const code = store.countryCode ?? countryCode(store.country) ?? '';
    const others = inCountry.get(code);
    if (others) others.push(store);
    else inCountry.set(code, [store]);
  }
  if (inCountry.size < 2) return undefined;
  inCountry.delete('');
  const counts = new Map([...inCountry].map(([code, { length }]) => [code, length]));
  const country = guessCountry(counts, hints);
  return country ? (inCountry.get(country) ?? []) : undefined;
}
