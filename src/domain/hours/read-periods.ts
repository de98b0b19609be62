import { dayOf } from './calendar.js';
import { minuteOf } from './read-specifications.js';
import { DayReason, OpenState, type Rule, type Span } from './schedule.js';

/** A time of Google Business: `{ hours: 18, minutes: 30 }` or "18:30". Zeros may be left out. */
export type GoogleTime =
  string | { readonly hours?: number | undefined; readonly minutes?: number | undefined };

/** A date of Google Business. */
export interface GoogleDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The hours of a location of Google Business, as its API gives them. */
export interface GoogleHours {
  readonly regularHours?:
    | {
        readonly periods: readonly {
          /** "MONDAY" */
          readonly openDay: string;
          readonly openTime?: GoogleTime | undefined;
          readonly closeDay: string;
          readonly closeTime?: GoogleTime | undefined;
        }[];
      }
    | undefined;
  readonly specialHours?:
    | {
        readonly specialHourPeriods: readonly {
          readonly startDate: GoogleDate;
          readonly endDate?: GoogleDate | undefined;
          readonly openTime?: GoogleTime | undefined;
          readonly closeTime?: GoogleTime | undefined;
          readonly closed?: boolean | undefined;
        }[];
      }
    | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const weekdays = 'SUNDAY MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY'.split(' ');
const minutesPerDay = 1440;

/** Reads the hours of Google Business. Returns undefined unless all periods are understood. */
export function readPeriods({ regularHours, specialHours }: Fields): readonly Rule[] | undefined {
  const periods = listIn(regularHours, 'periods');
  const specials = specialHours === undefined ? [] : listIn(specialHours, 'specialHourPeriods');
  if (!periods?.length || !specials) return undefined;
  const rules: Rule[] = [];
  for (const period of periods) {
    const [first, last] = [period.openDay, period.closeDay].map((day) =>
      weekdays.indexOf(String(day).toUpperCase()),
    ) as [number, number];
    const [from, to] = [timeOf(period.openTime), timeOf(period.closeTime)];
    if (first < 0 || last < 0 || from === undefined || to === undefined) return undefined;
    let days = (last - first + 7) % 7;
    if (days === 0 && to <= from) days = 7;
    pushSpans(rules, days, from, to, (i) => ({
      tests: [[({ weekday }) => weekday === (first + i) % 7]],
    }));
  }
  const closed: Rule[] = [];
  const open: Rule[] = [];
  for (const { startDate, endDate, openTime, closeTime, closed: isClosed } of specials) {
    const [first, last] = [dateOf(startDate), dateOf(endDate ?? startDate)];
    if (first === undefined || last === undefined || last < first) return undefined;
    const tests: Rule['tests'] = [[({ day }) => day === first]];
    if (isClosed) {
      const all: Rule['tests'] = [[({ day }) => first <= day && day <= last]];
      closed.push({ tests: all, spans: [], state: OpenState.Closed, reason: DayReason.Holiday });
      continue;
    }
    const [from, to] = [timeOf(openTime), timeOf(closeTime)];
    // Without an end, a time before the beginning is one of the next day.
    const days = last - first || Number(endDate === undefined && to !== undefined && to <= from!);
    if (from === undefined || to === undefined || days > 1 || days * minutesPerDay + to <= from)
      return undefined;
    const reason = DayReason.Exception;
    closed.push({ tests, spans: [], state: OpenState.Closed, reason });
    open.push({
      tests,
      spans: [spanOf(from, to + days * minutesPerDay)],
      state: OpenState.Open,
      reason,
    });
  }
  return [...rules, ...closed, ...open];
}

/** Adds a period of several days, day by day. The end after midnight stays with its evening. */
function pushSpans(
  rules: Rule[],
  days: number,
  from: number,
  to: number,
  onDay: (i: number) => Pick<Rule, 'tests'>,
): void {
  const state = OpenState.Open;
  if (days < 2 && from > 0)
    rules.push({ ...onDay(0), spans: [spanOf(from, to + days * minutesPerDay)], state });
  else
    for (let i = 0; i <= days; i++) {
      const span = spanOf(i ? 0 : from, i < days ? minutesPerDay : to);
      if (span.to > span.from) rules.push({ ...onDay(i), spans: [span], state });
    }
}

const spanOf = (from: number, to: number): Span => ({
  from,
  // Google writes the end of the day as 24:00, and some merchants as 23:59.
  to: to === minutesPerDay - 1 ? minutesPerDay : to,
});

function listIn(value: unknown, name: string): readonly Fields[] | undefined {
  const list = (value as Fields | null | undefined)?.[name];
  return Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null)
    ? (list as readonly Fields[])
    : undefined;
}

function timeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return minuteOf(value);
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : undefined;
  const { hours = 0, minutes = 0 } = value as Fields;
  return minuteOf(`${String(hours)}:${String(minutes).padStart(2, '0')}`);
}

function dateOf(value: unknown): number | undefined {
  const { year, month, day } = (value ?? {}) as Fields;
  const date = dayOf(Number(year), Number(month) - 1, Number(day));
  return year && month && day && !Number.isNaN(date) ? date : undefined;
}
