import type { Store } from '../../../domain/store.js';

/** The countries that stores are known to be in (ISO 3166-1 alpha-2), and how many are. */
export function storesPerCountry(stores: readonly Store[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { countryCode } of stores)
    if (countryCode) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  return counts;
}
