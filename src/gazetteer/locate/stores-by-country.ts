import type { Store } from '../../domain/store/store.js';
import { countryInAnyLanguage } from '../names/country-in-any-language.js';
import { territoryOf } from './territory-of.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';

const ISO = /^[A-Z]{2}$/;

/**
 * The countries of stores that came without a code, by store id.
 * @param lang the page's language (BCP 47): countries may be named in it
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
 * Stores without a position by the country that has their shards, the largest group first; those of no known country are
 * left out.
 * @param codes countries of those that came without a code, by store id
 * @param onFirst hears of the first store of each group, while the others are looked at
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
