import { countryOf } from './country-of.js';
import type { Store } from '../store/store.js';

const known = new WeakMap<readonly Store[], ReadonlyMap<string, number>>();

/** Counts the stores of each named country, keyed by `countryOf`. Each listing is counted once. */
export function countByCountry(stores: readonly Store[]): ReadonlyMap<string, number> {
  let counts = known.get(stores) as Map<string, number> | undefined;
  if (!counts) {
    known.set(stores, (counts = new Map<string, number>()));
    for (const store of stores) {
      const country = countryOf(store);
      if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
    }
  }
  return counts;
}
