import type { Store } from '../domain/store.js';
import { countryInAnyLanguage } from './country-in-any-language.js';
import { homeCountry } from './home-country.js';
import type { Pace } from './pace.js';

export interface StoresByCountry {
  /** Stores without a position by the country that has their shards, the largest group first; others are left out. */
  readonly groups: readonly (readonly [string, readonly Store[]])[];
  /** The countries of stores that came without a code, by store id. */
  readonly codes: ReadonlyMap<number, string>;
}

const ISO = /^[A-Z]{2}$/;

/**
 * @param lang the page's language (BCP 47): countries may be named in it
 * @param onFirst hears of the first store of each group, while the others are looked at
 */
export async function storesByCountry(
  stores: readonly Store[],
  pace: Pace,
  lang: string | undefined,
  onFirst?: (countryCode: string, store: Store) => void,
): Promise<StoresByCountry> {
  const named = new Map<string, string | undefined>();
  const codes = new Map<number, string>();
  const groups = new Map<string, Store[]>();
  for (const store of stores) {
    if (pace.isDue()) await pace.rest();
    const { id, country, countryCode, position } = store;
    if (!countryCode && country && !named.has(country))
      named.set(country, await countryInAnyLanguage(country, lang));
    const code = countryCode ?? named.get(country);
    if (!code || !ISO.test(code)) continue;
    if (!countryCode) codes.set(id, code);
    if (position) continue;
    const home = homeCountry(code, store);
    const group = groups.get(home);
    if (group) {
      group.push(store);
    } else {
      groups.set(home, [store]);
      onFirst?.(home, store);
    }
  }
  return { groups: [...groups].sort((a, b) => b[1].length - a[1].length), codes };
}
