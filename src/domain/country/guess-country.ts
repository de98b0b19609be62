import { timeZonesOf } from './time-zones-of.js';

/** Hints about the visitor's country: ISO country codes, and an IANA time zone. */
export interface CountryHints {
  /** Country codes, the surest first. Values that are no country codes are skipped. */
  readonly codes: readonly (string | undefined)[];
  readonly timeZone: string | undefined;
}

/**
 * Guesses the country of a visitor of these stores. It is a country that a hint names, else one of
 * the visitor's time zone, else the country with most stores. The guess is good enough to frame a
 * map view or a count.
 * @param counts the number of stores in each country, by ISO code
 */
export function guessCountry(
  counts: ReadonlyMap<string, number>,
  { codes, timeZone }: CountryHints,
): string | undefined {
  const named = codes.map((code) => code?.toUpperCase()).find((code) => code && counts.has(code));
  if (named) return named;
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([code]) => code);
  // A zone such as "UTC" belongs to no country.
  const zone = timeZone?.includes('/') ? timeZone : undefined;
  return (zone && byCount.find((code) => timeZonesOf(code).includes(zone))) ?? byCount[0];
}
