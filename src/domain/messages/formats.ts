/** Formats for numbers and words in the language in use. Every message may call them. */
export interface Formats {
  /** The language as a BCP 47 tag. */
  readonly lang: string;
  /** A number such as 12,345. */
  number(value: number): string;
  /** The plural category of a count, by the Unicode plural rules. */
  plural(count: number): Intl.LDMLPluralRule;
  /** A time such as "5 min. ago" or "in 2 hours". */
  relative(value: number, unit: 'minute' | 'hour'): string;
}

/** Formats for lengths and counts on a map. */
export interface MapFormats extends Formats {
  /** A short number for a cluster's disc, such as 12K. */
  compact(value: number): string;
  /** A length such as "3 km" or "0.5 mi", with one decimal or two digits at most. */
  length(meters: number): string;
  /** Metres in the larger unit that `length` uses: 1000 or 1609.344. */
  readonly unitMeters: number;
}

/** Formats for opening hours. Days count from 1970-01-01, minutes from the day's midnight. */
export interface HoursFormats extends Formats {
  /** A time such as "19:00" or "7:00 PM". Minutes after a day belong to the next one. */
  time(minute: number): string;
  /** A weekday such as "Monday". */
  weekday(day: number): string;
  /** A date such as "7 January". */
  date(day: number): string;
}
