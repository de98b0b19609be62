import { countByCountry } from './count-by-country.js';
import type { Store } from '../store/store.js';
import { timeZonesOf } from './time-zones-of.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The size of the service's pages. A list is shown when its first page has come. */
const firstPage = 250;

/**
 * Guesses the visitor's country while the codes of few countries are known. It is the first country
 * that a sure name or a code names, else one of the visitor's time zone, else the country with most
 * stores. The guess is good enough to begin a list or a count with.
 *
 * Most stores are counted on the first page alone. A list has to be shown before the rest is known,
 * and the next page of the shop must not guess another country.
 * @param stores the known stores in the service's order
 * @param sure keys of countries that are surer than all codes, the surest first
 * @param codes ISO 3166-1 alpha-2 codes, the surest first
 * @param namesOf returns the names that the listing may use for a country code
 * @param timeZoneOf returns the IANA time zone; called only when no code helps, because it is slow
 * @returns the country's key, as `countryOf` gives it
 */
export function guessCountry(
  stores: readonly Store[],
  sure: readonly (string | undefined)[],
  codes: readonly string[],
  namesOf: (code: string) => readonly (string | undefined)[],
  timeZoneOf = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const counts: ReadonlyMap<string | undefined, number> = countByCountry(stores);
  const own = sure.find((name) => counts.has(name));
  if (own) return own;
  const known = (code: string): string | undefined =>
    [code, ...namesOf(code)].find((name) => name && counts.has(name));
  const zoned = (): string | undefined => {
    const timeZone = timeZoneOf();
    // A zone such as "UTC" belongs to no country.
    if (!timeZone?.includes('/')) return undefined;
    return letters
      .flatMap((first) => letters.map((second) => first + second))
      .find((code) => known(code) && timeZonesOf(code).includes(timeZone));
  };
  const code = codes.find(known) ?? zoned();
  if (code) return known(code);
  const first = countByCountry(stores.slice(0, firstPage));
  return [...first].sort(([, a], [, b]) => b - a)[0]?.[0];
}
