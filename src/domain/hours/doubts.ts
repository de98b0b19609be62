import { calendarDay, dayOf } from './calendar.js';
import { isOnDay, OpenState, overlap, type Rule } from './schedule.js';

/** The first is before any year that a rule can name. */
const sampleYears = [1999, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];
const sampleDays = sampleYears.flatMap((year) =>
  [...Array(366).keys()].map((i) => dayOf(year, 0, 1) + i),
);

/**
 * Marks the rules that open a store on days which an earlier rule closes, as in "Su off; Mo-Su
 * 09:00-23:00". By the grammar the later rule counts, but merchants write in any order.
 */
export const withDoubts = (
  rules: readonly Rule[],
  holidays: ReadonlySet<number>,
): readonly Rule[] =>
  rules.map((rule, i) => {
    const doubtedBy = rules
      .slice(0, rule.state === OpenState.Open ? i : 0)
      .filter(
        (other) =>
          other.state === OpenState.Closed &&
          overlap(rule, other) &&
          !isExceptionOf(rule, other, holidays),
      );
    return doubtedBy.length ? { ...rule, doubtedBy } : rule;
  });

/**
 * Whether a rule is one for a few of the days that another closes, as in "Su off; 2026 Dec 20
 * 10:00-18:00" for a Sunday. Its author means that these are open. A rule that closes every day has
 * no exceptions.
 */
function isExceptionOf(rule: Rule, other: Rule, holidays: ReadonlySet<number>): boolean {
  const found = new Set<string>();
  for (const number of sampleDays) {
    const day = calendarDay(number);
    const isClosed = isOnDay(other, day, holidays);
    const isOpened = isOnDay(rule, day, holidays);
    if (isOpened && !isClosed) return false;
    found.add(`${isClosed} ${isOpened}`);
  }
  // Some days stay closed, others are opened, and the rest of the year is another matter.
  return found.size === 3;
}
