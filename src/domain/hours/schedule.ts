import type { CalendarDay } from './calendar.js';

/** The states of a store by its hours. */
export const OpenState = {
  Open: 'open',
  Closed: 'closed',
  /** The hours do not tell: "by appointment", an open end, a night that two rules dispute. */
  Unknown: 'unknown',
} as const;
export type OpenState = (typeof OpenState)[keyof typeof OpenState];

/** The reason why a day differs from other days of its weekday. */
export const DayReason = {
  /** a date of the merchant's `holidays`, or a closed day of its special hours */
  Holiday: 'holiday',
  /** another date or a few days that the hours name */
  Exception: 'exception',
} as const;
export type DayReason = (typeof DayReason)[keyof typeof DayReason];

/** Minutes since the day's midnight. A span past midnight ends after 1440. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** True when the end is a guess, as after "18:00+". */
  readonly isGuess?: boolean;
}

/** Tells whether a day belongs to a rule. */
export type DayTest = (day: CalendarDay, holidays: ReadonlySet<number>) => boolean;

/** One statement about some days: the days, the spans, and the state during these. */
export interface Rule {
  /** A day belongs to the rule if it passes one test of each group. No group means all days. */
  readonly tests: readonly (readonly DayTest[])[];
  /** The spans of the day. None means the whole day. */
  readonly spans: readonly Span[];
  readonly state: OpenState;
  readonly comment?: string | undefined;
  /** True when earlier rules do not count on the days of this one. */
  readonly replaces?: boolean;
  /** True when the rule counts only where earlier ones leave the store closed. */
  readonly isFallback?: boolean;
  /** True when the rule is one for holidays, alone or beside weekdays. */
  readonly namesHolidays?: boolean;
  /** True when the rule is one for a few dates. */
  readonly isException?: boolean;
  /** Earlier rules that close the store. On their days nobody knows whether this one counts. */
  readonly doubtedBy?: readonly Rule[];
}

/** A store's hours, understood completely. Its times are the store's own. */
export interface Schedule {
  /** Later rules come before earlier ones. */
  readonly rules: readonly Rule[];
  /** The dates of the merchant's holidays, as days since 1970-01-01. */
  readonly holidays: ReadonlySet<number>;
}

/** Whether a day belongs to a rule. */
export const isOnDay = (rule: Rule, day: CalendarDay, holidays: ReadonlySet<number>): boolean =>
  rule.tests.every((group) => group.some((test) => test(day, holidays)));

/** Whether two rules have a time of the day in common. */
export const overlap = (a: Rule, b: Rule): boolean =>
  !a.spans.length ||
  !b.spans.length ||
  a.spans.some((one) => b.spans.some(({ from, to }) => one.from < to && from < one.to));
