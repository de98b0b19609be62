import { dayOfIso } from './calendar.js';
import { withDoubts } from './doubts.js';
import type { GoogleHours, ObjectLines, OpeningHoursSpecification } from './object-lines.js';
import type { PlainHours } from './plain-hours.js';
import { readLines } from './read-lines.js';
import { OpenState, type DayTest, type Rule, type Schedule } from './schedule.js';

/** The forms in which a merchant may give opening hours. */
export type HoursValue =
  | string
  | readonly string[]
  | OpeningHoursSpecification
  | readonly OpeningHoursSpecification[]
  | GoogleHours;

/** Opening hours as given, and as understood. */
export interface Hours {
  /** The texts as given, one a line. Empty for the forms of schema.org and Google. */
  readonly lines: readonly string[];
  /** Undefined unless everything that was given is understood. */
  readonly schedule: Schedule | undefined;
}

/** Functions of files that only some hours need. Without them such hours are not understood. */
export interface Translators {
  /** The function of `plain-hours.ts`, for lines in people's words. */
  readonly plainHours?: PlainHours | undefined;
  /** The function of `object-lines.ts`, for the objects of schema.org and Google. */
  readonly objectLines?: ObjectLines | undefined;
}

/** More lines, or longer ones, are no opening hours. */
const maxItems = 100;
const maxLetters = 500;

/**
 * Reads opening hours in any of the forms that merchants have.
 * @param hours a {@link HoursValue}; other values give no schedule
 * @param holidays the store's holidays as ISO dates; a store is closed on these unless its hours
 *   have a rule for `PH`
 */
export function readHours(
  hours: unknown,
  holidays?: unknown,
  { plainHours, objectLines }: Translators = {},
): Hours {
  const lines = linesOf(hours);
  const days = holidays == null ? [] : daysOf(holidays);
  const rules = readText(lines.length ? lines : (objectLines?.(hours) ?? []), plainHours);
  if (!rules || !days) return { lines, schedule: undefined };
  const closed: Rule = {
    tests: [[isHoliday]],
    spans: [],
    state: OpenState.Closed,
    namesHolidays: true,
  };
  const known = rules.some(({ namesHolidays }) => namesHolidays) ? [] : [closed];
  const dates = new Set(days);
  return { lines, schedule: { rules: withDoubts([...rules, ...known], dates), holidays: dates } };
}

const isHoliday: DayTest = ({ day }, holidays) => holidays.has(day);

function linesOf(hours: unknown): readonly string[] {
  const all = typeof hours === 'string' ? hours.split('\n') : Array.isArray(hours) ? hours : [];
  return all.every((line): line is string => typeof line === 'string')
    ? all.map((line) => line.trim()).filter((line) => line)
    : [];
}

const readText = (
  lines: readonly string[],
  plainHours: PlainHours | undefined,
): readonly Rule[] | undefined =>
  lines.length && lines.length <= maxItems && lines.every(({ length }) => length <= maxLetters)
    ? readLines(lines, plainHours)
    : undefined;

/** Reads the days of ISO dates. Returns undefined unless all are dates. */
function daysOf(holidays: unknown): readonly number[] | undefined {
  if (!Array.isArray(holidays)) return undefined;
  const days = holidays.map(dayOfIso).filter((day) => day !== undefined);
  return days.length === holidays.length ? days : undefined;
}
