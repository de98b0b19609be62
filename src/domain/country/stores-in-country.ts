import { countryCode } from './country-code.js';
import { countryOf } from './country-of.js';
import type { Store } from '../store/store.js';

/** Returns the code of a store's country, or its name as the service spells it. */
export const codeOf = (store: Store): string =>
  store.countryCode ?? countryCode(store.country) ?? store.country;

/**
 * Returns the stores in a country. Returns undefined when that is all of them, or when no country
 * is given.
 * @param country a key of `countryOf`
 */
export function storesInCountry(
  stores: readonly Store[],
  country: string | undefined,
): readonly Store[] | undefined {
  const one = stores.find((store) => countryOf(store) === country);
  if (!country || !one) return undefined;
  const code = codeOf(one);
  const inside = stores.filter((store) => codeOf(store) === code);
  return inside.length < stores.length ? inside : undefined;
}
