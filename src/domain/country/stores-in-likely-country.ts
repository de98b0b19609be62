import { countryCode } from './country-code.js';
import { guessCountry, type CountryHints } from './guess-country.js';
import type { Store } from '../store/store.js';

/**
 * Returns the stores in the visitor's likely country. Returns undefined when all stores are in one
 * country, or when no store's country is known.
 */
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
