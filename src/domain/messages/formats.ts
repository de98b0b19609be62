/** What every message may call: numbers and words in the language in use. */
export interface Formats {
  /** A BCP 47 tag. */
  readonly lang: string;
  /** 12,345 */
  number(value: number): string;
  /** The plural category of a count, by the Unicode plural rules. */
  plural(count: number): Intl.LDMLPluralRule;
  /** "5 min. ago", "in 2 hours" */
  relative(value: number, unit: 'minute' | 'hour'): string;
}

/** Lengths and counts on a map. */
export interface MapFormats extends Formats {
  /** 12K: for a cluster's disc */
  compact(value: number): string;
  /** "3 km", "0.5 mi": at most two digits. */
  length(meters: number): string;
  /** Metres in the larger unit that `length` speaks in: 1000 or 1609.344. */
  readonly unitMeters: number;
}
