import { daysInMonth, dayOf, weekNumber } from './calendar.js';
import type { DayTest } from './schedule.js';
import type { Scanner } from './scanner.js';

/** The days of a rule, as its text names them. */
export interface Days {
  readonly tests: readonly (readonly DayTest[])[];
  readonly namesHolidays: boolean;
  /** True when the rule is one for a few dates. */
  readonly isException: boolean;
}

const weekdays = 'su mo tu we th fr sa'.split(' ');
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAY = `(${weekdays.join('|')})(?![a-z])`;
const MONTH = `(${months.join('|')})(?![a-z])`;
const YEAR = '(20\\d\\d)(?!\\d|[:.]\\d)';
/** A number that no time of day begins with. */
const NUMBER = '(\\d{1,2})(?!\\d|[:.]\\d)';
const DATE = new RegExp(`(?:${YEAR}\\s+)?${MONTH}(?:\\s*${NUMBER})?`);
const DATE_END = new RegExp(`-(?:\\s*${YEAR})?(?:\\s*${MONTH})?(?:\\s*${NUMBER})?`);
/** The most days of an exception. A longer range is a season. */
const EXCEPTION_DAYS = 15;

const indexIn = (names: readonly string[], name: string): number =>
  names.indexOf(name.toLowerCase());

/** Whether a number lies in a range that may begin anew at its end, such as Friday to Monday. */
export const isWithin = (value: number, from: number, to: number): boolean =>
  from <= to ? from <= value && value <= to : from <= value || value <= to;

/** Reads the days at the beginning of a rule. Returns undefined for days that make no sense. */
export function readDays(scan: Scanner): Days | undefined {
  let isValid = true;
  let isException = false;
  const refuse = (): undefined => {
    isValid = false;
    return undefined;
  };

  const year = (): DayTest | undefined => {
    const match = scan.take(new RegExp(`${YEAR}(?:-${YEAR}|(\\+))?(?!\\s*${MONTH}\\s*${NUMBER})`));
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = match[3] ? Infinity : Number(match[2] ?? from);
    if (match[2] && to <= from) return refuse();
    return (day) => isWithin(day.year, from, to);
  };

  // "Dec 24,31" repeats the month of the date before.
  let lastMonth: string | undefined;
  const date = (): DayTest | undefined => {
    let start = scan.take(DATE);
    if (!start && lastMonth) {
      const day = scan.take(new RegExp(NUMBER));
      if (!day) return undefined;
      start = ['', undefined, lastMonth, day[1]] as unknown as RegExpExecArray;
    }
    if (!start) return undefined;
    const end = scan.take(DATE_END);
    const [, year1, name1 = '', date1] = start;
    const [, year2, name2 = name1, date2] = end ?? [undefined, year1, name1, date1];
    lastMonth = date1 && name1;
    const [month1, month2] = [indexIn(months, name1), indexIn(months, name2)];
    // A day is missing, or a year, or "Mar 20-10".
    if (!date1 !== !date2 || (year1 && !date1) || (end && !year1 && year2)) return refuse();
    if (end && year1 && !year2 && month1 !== month2) return refuse();
    if (!date1) return (day) => isWithin(day.month, month1, month2);
    const [from, to] = [Number(date1), Number(date2)];
    const isDate = (month: number, day: number): boolean =>
      day > 0 && day <= daysInMonth(2027, month);
    if (!isDate(month1, from) || !isDate(month2, to)) return refuse();
    if (!end?.[2] && to < from) return refuse();
    const [day1, day2] = [
      dayOf(Number(year1 ?? 2027), month1, from),
      dayOf(Number(year2 ?? year1 ?? 2027), month2, to),
    ];
    const length = day2 - day1;
    if (year1 && length < 0) return refuse();
    if (length + (length < 0 ? 365 : 0) < EXCEPTION_DAYS) isException = true;
    if (year1) return ({ day }) => isWithin(day, day1, day2);
    const [least, most] = [month1 * 100 + from, month2 * 100 + to];
    return (day) => isWithin(day.month * 100 + day.date, least, most);
  };

  const week = (): DayTest | undefined => {
    const match = scan.take(new RegExp(`(?:week\\s*)?${NUMBER}(?:-${NUMBER}(?:/(\\d\\d?))?)?`));
    if (!match) return undefined;
    const [from, to, step] = [
      Number(match[1]),
      Number(match[2] ?? match[1]),
      Number(match[3] ?? 1),
    ];
    if (from < 1 || to < from || to > 53 || step < 1) return refuse();
    return (day) => {
      const number = weekNumber(day);
      return isWithin(number, from, to) && (number - from) % step === 0;
    };
  };

  const weekday = (): DayTest | undefined => {
    const match = scan.take(new RegExp(`${WEEKDAY}(?:\\s*-\\s*${WEEKDAY})?`));
    if (!match) return undefined;
    const from = indexIn(weekdays, match[1]!);
    const to = indexIn(weekdays, match[2] ?? match[1]!);
    const numbers = scan
      .take(/\[([-\d, ]+)\]/)?.[1]
      ?.split(',')
      .map(Number);
    if (!numbers) return (day) => isWithin(day.weekday, from, to);
    if (match[2] || numbers.some((number) => !(number && Math.abs(number) <= 5))) return refuse();
    return ({ weekday, year, month, date }) =>
      weekday === from &&
      (numbers.includes(Math.ceil(date / 7)) ||
        numbers.includes(-Math.ceil((daysInMonth(year, month) - date + 1) / 7)));
  };

  const holiday = (): DayTest | undefined => {
    if (!scan.take(/ph(?![a-z])/)) return undefined;
    return ({ day }, holidays) => holidays.has(day);
  };

  let namesHolidays = false;
  const weekdayOrHoliday = (): DayTest | undefined => {
    const test = holiday();
    if (test) namesHolidays = true;
    return test ?? weekday();
  };

  const groups = [scan.list(year), scan.list(date)];
  if (scan.take(/(?=week)/)) groups.push(scan.list(week));
  if (groups.some(({ length }) => length)) scan.take(/:/);
  const ofWeek = scan.list(weekdayOrHoliday);
  // "PH Mo-Fr" means holidays that are such weekdays.
  if (ofWeek.length === 1 && namesHolidays) groups.push(scan.list(weekday));
  groups.push(ofWeek);
  if (ofWeek.length) scan.take(/:/);
  return isValid
    ? { tests: groups.filter(({ length }) => length), namesHolidays, isException }
    : undefined;
}
