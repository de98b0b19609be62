import { timeZonesOf } from './time-zones-of.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Guesses the visitor's country while the codes of few countries are known. It is the first country
 * that a code names, else one of the visitor's time zone, else the country with most stores. The
 * guess is good enough to begin a list with.
 * @param counts the number of stores in each country, by its code or by its name in the listing
 * @param own a country name in the listing that is surer than all codes
 * @param codes ISO 3166-1 alpha-2 codes, the surest first
 * @param namesOf returns the names that the listing may use for a country code
 * @param timeZoneOf returns the IANA time zone; called only when no code helps, because it is slow
 */
export function guessCountryByName(
  counts: ReadonlyMap<string, number>,
  own: string | undefined,
  codes: readonly string[],
  namesOf: (code: string) => readonly (string | undefined)[],
  timeZoneOf = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
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
  if (own && counts.has(own)) return own;
  const code = codes.find(known) ?? zoned();
  return code ? known(code) : [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
