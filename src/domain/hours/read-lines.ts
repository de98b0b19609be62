import { isOnDay, OpenState, overlap, type Rule } from './schedule.js';
import { calendarDay } from './calendar.js';
import type { PlainHours } from './plain-hours.js';
import { readRules } from './read-rules.js';

/** A week of each month. */
const sampleDays = [...Array(84).keys()].map((i) => calendarDay(30 * Math.floor(i / 7) + (i % 7)));
const noHolidays: ReadonlySet<number> = new Set();

/**
 * Reads lines that together tell the hours, as schema.org's `openingHours`. Lines add to each
 * other: a day may be split over two lines. Returns undefined unless every line is understood.
 * @param plainHours the function of `plain-hours.ts`, if lines may be in people's words
 */
export function readLines(
  lines: readonly string[],
  plainHours?: PlainHours,
): readonly Rule[] | undefined {
  const read = readAll(lines) ?? readAll(plainHours?.(lines) ?? []);
  if (!read) return undefined;
  const rules = read.map(([first, ...more], i) =>
    // Dates and holidays do not add to the week: they replace it.
    i && first!.replaces && !isSpecial(first!)
      ? [{ ...first!, replaces: false }, ...more]
      : [first!, ...more],
  );
  return rules.some((some, i) => rules.slice(i + 1).some((others) => contradicts(some, others)))
    ? undefined
    : rules.flat();
}

/** Returns the rules of each line. */
function readAll(lines: readonly string[]): (readonly Rule[])[] | undefined {
  const all: (readonly Rule[])[] = [];
  for (const line of lines) {
    const rules = readRules(line);
    if (!rules) return undefined;
    all.push(rules);
  }
  return all.length ? all : undefined;
}

const isSpecial = ({ namesHolidays, isException }: Rule): boolean =>
  !!namesHolidays || !!isException;

/**
 * Whether two lines tell different hours for the same weekday. "Mo-Fr 09:00-18:00" and "We
 * 10:00-16:00" may be meant together, or the second as an exception.
 */
const contradicts = (some: readonly Rule[], others: readonly Rule[]): boolean =>
  some.some((a) =>
    others.some(
      (b) =>
        !isSpecial(a) &&
        !isSpecial(b) &&
        a.state === OpenState.Open &&
        b.state === OpenState.Open &&
        overlap(a, b) &&
        sampleDays.some((day) => isOnDay(a, day, noHolidays) && isOnDay(b, day, noHolidays)),
    ),
  );
