import type { Store } from '../domain/store.js';
import { countryInAnyLanguage } from './country-in-any-language.js';
import { homeCountry } from './home-country.js';
import type { Pace } from './pace.js';

const ISO = /^[A-Z]{2}$/;

/** Stores without a position by the country that has their shards, the largest group first; others are left out. */
export async function storesByCountry(
  stores: readonly Store[],
  pace: Pace,
  lang: string | undefined,
): Promise<[string, Store[]][]> {
  const codes = new Map<string, string | undefined>();
  const groups = new Map<string, Store[]>();
  for (const store of stores) {
    if (pace.isDue()) await pace.rest();
    const { country, countryCode, position } = store;
    if (position || !(countryCode || country)) continue;
    if (!countryCode && !codes.has(country))
      codes.set(country, await countryInAnyLanguage(country, lang));
    const code = countryCode ?? codes.get(country);
    if (!code || !ISO.test(code)) continue;
    const home = homeCountry(code, store);
    const group = groups.get(home);
    if (group) group.push(store);
    else groups.set(home, [store]);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}
