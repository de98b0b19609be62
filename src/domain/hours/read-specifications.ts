import { calendarDay, dayOfIso } from './calendar.js';
import { DayReason, OpenState, type DayTest, type Rule, type Span } from './schedule.js';

/** schema.org's `OpeningHoursSpecification`. https://schema.org/OpeningHoursSpecification */
export interface OpeningHoursSpecification {
  /** Names such as "Monday" or "https://schema.org/Monday", or "PublicHolidays". */
  readonly dayOfWeek?: string | readonly string[] | undefined;
  /** "09:00" or "09:00:00". */
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  /** "2026-12-24" */
  readonly validFrom?: string | undefined;
  readonly validThrough?: string | undefined;
}

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
/** The most days of an exception. A longer time is a season. */
const EXCEPTION_DAYS = 15;

interface Part {
  readonly days: readonly DayTest[];
  /** The first and last day of its dates; infinite where there is none. */
  readonly from: number;
  readonly to: number;
  readonly spans: readonly Span[];
  readonly isHoliday: boolean;
}

const week = [...Array(7).keys()].map(calendarDay);
const noHolidays: ReadonlySet<number> = new Set();

/**
 * Reads schema.org's specifications. Dated ones replace the others on their dates. Returns undefined
 * unless all are understood.
 */
export function readSpecifications(values: readonly unknown[]): readonly Rule[] | undefined {
  const parts: Part[] = [];
  for (const value of values) {
    const part = readPart(value as Readonly<Record<string, unknown>>);
    if (!part) return undefined;
    parts.push(part);
  }
  if (parts.some((part, i) => parts.slice(i + 1).some((other) => disagree(part, other))))
    return undefined;
  const isDated = ({ from, to }: Part): boolean => to - from < Infinity || from > -Infinity;
  const undated = parts.filter((part) => !isDated(part));
  const rules: Rule[] = [];
  // Nothing is known of the time outside all dates.
  if (!undated.length) rules.push({ tests: [], spans: [], state: OpenState.Unknown });
  rules.push(...rulesOf(undated, [], undefined));
  // A few days within a season come after it.
  const dated = parts.filter(isDated).sort((a, b) => b.to - b.from - (a.to - a.from));
  let rest = dated;
  while (rest.length) {
    const { from, to } = rest[0]!;
    const group = rest.filter((part) => part.from === from && part.to === to);
    rest = rest.filter((part) => !group.includes(part));
    const dates: DayTest = ({ day }) => from <= day && day <= to;
    // Do the other hours count on other weekdays of the season? Nobody can tell.
    const isSeason = undated.length > 0 && group.some(({ days }) => days.length);
    const reason = to - from < EXCEPTION_DAYS ? DayReason.Exception : undefined;
    const state = isSeason ? OpenState.Unknown : OpenState.Closed;
    rules.push({ tests: [[dates]], spans: [], state, replaces: isSeason, reason });
    rules.push(...rulesOf(group, [[dates]], reason));
  }
  return rules;
}

/** Whether two parts tell different hours for one day. */
function disagree(a: Part, b: Part): boolean {
  if (a.from !== b.from || a.to !== b.to)
    return (
      a.from <= b.to &&
      b.from <= a.to &&
      // One lies within the other.
      (a.from - b.from) * (a.to - b.to) > 0
    );
  const isOn = ({ days }: Part, day: (typeof week)[number]): boolean =>
    !days.length || days.some((test) => test(day, noHolidays));
  return (
    !a.isHoliday &&
    !b.isHoliday &&
    week.some((day) => isOn(a, day) && isOn(b, day)) &&
    (!a.spans.length ||
      !b.spans.length ||
      a.spans.some((one) => b.spans.some(({ from, to }) => one.from < to && from < one.to)))
  );
}

/** Holidays replace weekdays. Other parts add to each other. */
function rulesOf(
  parts: readonly Part[],
  dates: Rule['tests'],
  dateReason: DayReason | undefined,
): readonly Rule[] {
  const [weekdays, holidays] = [false, true].map((kind) =>
    parts.filter(({ isHoliday }) => isHoliday === kind),
  ) as [Part[], Part[]];
  return [...weekdays, ...holidays].map(({ days, spans, isHoliday }) => ({
    ...{ tests: days.length ? [...dates, days] : dates, spans },
    state: spans.length ? OpenState.Open : OpenState.Closed,
    reason: isHoliday ? DayReason.Holiday : dateReason,
    replaces: isHoliday && spans.length > 0 && holidays.length === 1,
  }));
}

function readPart(value: Readonly<Record<string, unknown>>): Part | undefined {
  const { dayOfWeek, opens, closes, validFrom, validThrough } = value;
  const names = dayOfWeek === undefined ? [] : [dayOfWeek].flat();
  const days: DayTest[] = [];
  let isHoliday = false;
  for (const name of names as readonly unknown[]) {
    const word = String(name)
      .toLowerCase()
      .replace(/^https?:\/\/schema\.org\//, '');
    const index = weekdays.indexOf(word);
    if (word === 'publicholidays') {
      isHoliday = true;
      days.push(({ day }, holidays) => holidays.has(day));
    } else if (index < 0) return undefined;
    else days.push(({ weekday }) => weekday === index);
  }
  // Public holidays replace weekdays, so they stand alone.
  if ((dayOfWeek !== undefined && !days.length) || (isHoliday && days.length > 1)) return undefined;
  const spans = spansOf(opens, closes);
  const from = validFrom === undefined ? -Infinity : dayOfIso(dateIn(validFrom));
  const to = validThrough === undefined ? Infinity : dayOfIso(dateIn(validThrough));
  if (!spans || from === undefined || to === undefined || to < from) return undefined;
  return { days, from, to, spans, isHoliday };
}

const dateIn = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/T00:00(:00)?$/, '') : value;

/** Returns no span for a closed day, and undefined for times that make no sense. */
function spansOf(opens: unknown, closes: unknown): readonly Span[] | undefined {
  if (opens === undefined && closes === undefined) return [];
  const [from, to] = [minuteOf(opens), minuteOf(closes)];
  if (from === undefined || to === undefined || from >= 1440) return undefined;
  // By Google's documentation, 00:00 to 00:00 is closed, and 00:00 to 23:59 the whole day.
  if (from === to) return from ? undefined : [];
  if (to === 1439) return [{ from, to: 1440 }];
  return [{ from, to: to > from ? to : to + 1440 }];
}

/** Reads "09:00" or "09:00:00" as minutes since midnight. */
export function minuteOf(value: unknown): number | undefined {
  const [, hour, minute] = /^(\d\d?):(\d\d)(?::00)?$/.exec(String(value)) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= 1440 ? minutes : undefined;
}
