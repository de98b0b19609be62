import type { Store } from '../../domain/store/store.js';
import { countryInAnyLanguage } from '../names/country-in-any-language.js';
import { territoryOf } from './territory-of.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';

const ISO = /^[A-Z]{2}$/;

/**
 * Returns the countries of stores without a country code, by store id.
 * @param lang the page's language (BCP 47), in which stores may name their country
 */
export async function countriesOf(
  stores: readonly Store[],
  pace: TimeSlicer,
  lang: string | undefined,
): Promise<ReadonlyMap<number, string>> {
  const named = new Map<string, string | undefined>();
  const codes = new Map<number, string>();
  for (const { id, country, countryCode } of stores) {
    if (countryCode || !country) continue;
    if (pace.isDue()) await pace.rest();
    if (!named.has(country)) named.set(country, await countryInAnyLanguage(country, lang));
    const code = named.get(country);
    if (code && ISO.test(code)) codes.set(id, code);
  }
  return codes;
}

/**
 * Groups stores without a position by the country that has their shards, the largest group first.
 * Stores of an unknown country are left out.
 * @param codes countries of stores without a country code, by store id
 * @param onFirst called with the first store of each group, before the other stores are grouped
 */
export async function storesByCountry(
  stores: readonly Store[],
  pace: TimeSlicer,
  codes: ReadonlyMap<number, string>,
  onFirst?: (countryCode: string, store: Store) => void,
): Promise<readonly (readonly [string, readonly Store[]])[]> {
  const groups = new Map<string, Store[]>();
  for (const store of stores) {
    if (pace.isDue()) await pace.rest();
    const { id, countryCode, position } = store;
    const code = countryCode ?? codes.get(id);
    if (position || !code || !ISO.test(code)) continue;
    const home = territoryOf(code, store);
    const group = groups.get(home);
    if (group) {
      group.push(store);
    } else {
      groups.set(home, [store]);
      onFirst?.(home, store);
    }
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}
