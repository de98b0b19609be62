import type { Store } from './store.js';
import { countByCountry } from './count-by-country.js';

/**
 * The country, by its code or by its name in the listing, that a visitor of these stores is likely in, while few countries' codes are
 * known: the first that a hint names, else that of the city which names the visitor's time zone, else the one with most
 * stores. A guess, good enough to begin a list with.
 * @param names what hinted countries may be called, the surest first
 * @param timeZone of the IANA
 */
export function likelyCountryName(
  stores: readonly Store[],
  names: readonly (string | undefined)[],
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const counts = countByCountry(stores);
  const city = timeZone.replace(/.*\//, '').replace('_', ' ');
  const named = names.find((name) => name && counts.has(name));
  const zoned = named ?? stores.find((store) => store.city === city)?.country;
  return zoned || [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
