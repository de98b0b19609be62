import type { Store } from '../../domain/store/store.js';
import { homeOf } from './home-of.js';
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
    if (!named.has(country)) named.set(country, await codeOf(country, lang));
    const code = named.get(country);
    if (code && ISO.test(code)) codes.set(id, code);
  }
  return codes;
}

/** Loads the names of countries, which few listings need, for the first unknown name. */
async function codeOf(country: string, lang: string | undefined): Promise<string | undefined> {
  const names = await import('../names/country-in-any-language.js').catch(() => undefined);
  return names?.countryInAnyLanguage(country, lang);
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
    const [home, there] = homeOf(code, store);
    const group = groups.get(home);
    if (group) {
      group.push(there);
    } else {
      groups.set(home, [there]);
      onFirst?.(home, there);
    }
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}
