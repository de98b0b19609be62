/** A day of the calendar, without a time zone. */
export interface CalendarDay {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly year: number;
  /** From 0 for January. */
  readonly month: number;
  /** From 1. */
  readonly date: number;
  /** From 0 for Sunday. */
  readonly weekday: number;
}

const msPerDay = 864e5;

/** Returns the day of a date. The month counts from 0. */
export const dayOf = (year: number, month: number, date: number): number =>
  Date.UTC(year, month, date) / msPerDay;

/** Returns the day that an ISO date such as 2026-12-24 names; undefined for other texts. */
export function dayOfIso(text: unknown): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(`${text as string}`) ?? [];
  const day = dayOf(Number(year), Number(month) - 1, Number(date));
  return year && isoOf(day) === text ? day : undefined;
}

const isoOf = (day: number): string =>
  Number.isNaN(day) ? '' : new Date(day * msPerDay).toISOString().slice(0, 10);

/** Returns the parts of a day, which counts from 1970-01-01. */
export function calendarDay(day: number): CalendarDay {
  const date = new Date(day * msPerDay);
  return {
    day,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** Returns the number of days of a month. The month counts from 0. */
export const daysInMonth = (year: number, month: number): number =>
  dayOf(year, month + 1, 1) - dayOf(year, month, 1);

/** Returns the number of a day's week by ISO 8601. */
export function weekNumber({ day, weekday }: CalendarDay): number {
  const thursday = day + 4 - (weekday || 7);
  return Math.floor((thursday - dayOf(calendarDay(thursday).year, 0, 1)) / 7) + 1;
}
