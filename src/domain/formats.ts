/** Numbers and names in the language in use; what every message may call. */
export interface Formats {
  /** A BCP 47 tag. */
  readonly lang: string;
  /** 12,345 */
  number(value: number): string;
  /** 12K: for a cluster's disc */
  compact(value: number): string;
  /** The plural category of a count, by the Unicode plural rules. */
  plural(count: number): Intl.LDMLPluralRule;
  /** A length in the unit given by `units`, with at most two digits: "3 km", "0.5 mi". */
  length(meters: number): string;
  /** Metres in the larger unit that `length` speaks in: 1000 or 1609.344. */
  readonly unitMeters: number;
  /** "5 min. ago" */
  ago(ageMs: number): string;
  /** A country's name by its ISO code. */
  country(code: string): string;
}
