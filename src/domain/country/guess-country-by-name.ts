import { timeZonesOf } from './time-zones-of.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The country that a visitor is likely in, while few countries' codes are known: the first that is called so, else one
 * of the visitor's time zone, else the one with most stores. A guess, good enough to begin a list with.
 * @param counts how many stores each country has, by its code or by its name in the listing
 * @param own what a country is called that is surer than all codes
 * @param codes ISO 3166-1 alpha-2, the surest first
 * @param namesOf what the listing may call the country of a code
 * @param timeZoneOf of the IANA; asked only where no code serves, for it takes the browser a while to tell
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
    // "UTC" is no country's.
    if (!timeZone?.includes('/')) return undefined;
    return letters
      .flatMap((first) => letters.map((second) => first + second))
      .find((code) => known(code) && timeZonesOf(code).includes(timeZone));
  };
  if (own && counts.has(own)) return own;
  const code = codes.find(known) ?? zoned();
  return code ? known(code) : [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
