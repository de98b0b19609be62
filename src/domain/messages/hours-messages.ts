import type { Formats } from './formats.js';

/**
 * The texts of opening hours. Times, weekdays and dates are those of the store's own clock, written
 * as the language in use writes them.
 */
export interface HoursMessages {
  /** The store is open, and closes at this time. */
  readonly openUntil: (format: Formats, time: string) => string;
  /** The store is open, and closes in half an hour or less. */
  readonly closesIn: (format: Formats, minutes: number) => string;
  /** The store is open for the next 24 hours or more; also a day without a pause. */
  readonly openAlways: string;
  /** The store is open, and it is not known how long. */
  readonly open: string;
  /** The store is closed, and opens on the same day. */
  readonly opensAt: (format: Formats, time: string) => string;
  readonly opensTomorrow: (format: Formats, time: string) => string;
  /** The store is closed, and opens on a later day of the week. */
  readonly opensOn: (format: Formats, weekday: string, time: string) => string;
  /** The store is closed for a week or more. */
  readonly opensOnDate: (format: Formats, date: string) => string;
  /** The store is closed, and it is not known how long; also a day without opening hours. */
  readonly closed: string;
  /** The store is closed for the whole day, which is one of its holidays. */
  readonly closedHoliday: string;
  /** A remark on a day of the week: it is one of the store's holidays. */
  readonly holiday: string;
  /** A remark on a day of the week: its hours are other than usual. */
  readonly otherHours: string;
  /** The filter that leaves the stores that are open. */
  readonly openNow: string;
}
