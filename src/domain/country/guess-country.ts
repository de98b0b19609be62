import { timeZonesOf } from './time-zones-of.js';

/** What tells where a visitor may be: ISO codes of countries, and a time zone of the IANA. */
export interface CountryHints {
  /** The surest first; what is no code is passed over. */
  readonly codes: readonly (string | undefined)[];
  readonly timeZone: string | undefined;
}

/**
 * The country that a visitor of these stores is likely in: one that a hint names, else one of their time zone, else the
 * one with most stores. A guess, good enough to frame a view or a count.
 * @param counts how many stores are in each country, by ISO code
 */
export function guessCountry(
  counts: ReadonlyMap<string, number>,
  { codes, timeZone }: CountryHints,
): string | undefined {
  const named = codes.map((code) => code?.toUpperCase()).find((code) => code && counts.has(code));
  if (named) return named;
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([code]) => code);
  // "UTC" is no country's.
  const zone = timeZone?.includes('/') ? timeZone : undefined;
  return (zone && byCount.find((code) => timeZonesOf(code).includes(zone))) ?? byCount[0];
}
