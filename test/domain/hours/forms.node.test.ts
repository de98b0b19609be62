import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type OpeningHours from 'opening_hours';
import { objectLines } from '../../../src/domain/hours/object-lines.js';
import { readHours } from '../../../src/domain/hours/read-hours.js';
import { compare, comparison, type Comparison } from './comparison.js';
import { oracleOf, oracleState, strings } from './oracle.js';

const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const monday = Date.UTC(2026, 5, 8);
const dayMs = 864e5;

/** A time in which a store is open. Dates read as UTC. */
interface Period {
  readonly from: Date;
  readonly to: Date;
}

const clock = (date: Date): string => date.toISOString().slice(11, 16);

/** The strings that tell a week and nothing else, with the times of that week. */
const weeks = strings.flatMap((text) => {
  const oracle = oracleOf(text);
  if (!oracle?.isWeekStable()) return [];
  const intervals = oracle.getOpenIntervals(
    new Date(monday - 7 * dayMs),
    new Date(monday + 14 * dayMs),
  );
  const hasUnknown = intervals.some(([, , isUnknown]) => isUnknown);
  // The first and last minutes of the week are of no night of another week.
  const periods = intervals
    .map(([from, to]) => ({ from, to }))
    .filter(({ from }) => from.getTime() >= monday && from.getTime() < monday + 7 * dayMs);
  const isAlways = oracleState(oracle, new Date(monday - 1)) === 'open' && periods.length === 0;
  // From a morning to the next one: such texts are mostly slips of the pen, and refused.
  const isDoubted = periods.some(
    ({ from, to }) => clock(from) < '12:00' && clock(to) >= '04:00' && clock(to) < clock(from),
  );
  return hasUnknown || isAlways || isDoubted || !periods.length ? [] : [{ text, oracle, periods }];
});

const dayOf = (date: Date): string => days[date.getUTCDay()]!;

/** Parts a period of several days at each midnight. A night stays whole. */
function byDay({ from, to }: Period): Period[] {
  if (to.getTime() - from.getTime() < dayMs) return [{ from, to }];
  const midnight = new Date((Math.floor(from.getTime() / dayMs) + 1) * dayMs);
  return midnight >= to
    ? [{ from, to }]
    : [{ from, to: midnight }, ...byDay({ from: midnight, to })];
}

const end = (to: Date): string => (clock(to) === '00:00' ? '23:59' : clock(to));
const specifications = (periods: readonly Period[]): unknown =>
  periods.flatMap(byDay).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayOf(from)}`,
    opens: clock(from),
    closes: end(to),
  }));
const lines = (periods: readonly Period[]): unknown =>
  periods
    .flatMap(byDay)
    .map(
      ({ from, to }) =>
        `${dayOf(from).slice(0, 2)} ${clock(from)}-${clock(to).replace('00:00', '24:00')}`,
    );
const googleTime = (date: Date): unknown => {
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  return { ...(hours ? { hours } : {}), ...(minutes ? { minutes } : {}) };
};
const regularHours = (periods: readonly Period[]): unknown => ({
  regularHours: {
    periods: periods.map(({ from, to }) => ({
      openDay: dayOf(from).toUpperCase(),
      openTime: googleTime(from),
      closeDay: dayOf(to).toUpperCase(),
      closeTime: googleTime(to),
    })),
  },
});

/** Compares all weeks with the oracle, in another form. */
function comparedAs(
  form: (periods: readonly Period[]) => unknown,
  reading: (text: string, oracle: OpeningHours) => OpeningHours | undefined = (_, oracle) => oracle,
): Comparison {
  const sums = comparison();
  weeks.forEach(({ text, oracle, periods }, i) => {
    const { schedule } = readHours(form(periods), undefined, { objectLines });
    assert.ok(schedule, `${text}: ${JSON.stringify(form(periods))}`);
    const judge = reading(text, oracle);
    compare(sums, text, schedule, judge, { timeZone: 'Europe/Paris', times: 10, seed: i });
  });
  return sums;
}

describe('the strings in other forms', () => {
  it('are more than a hundred weeks', () => {
    assert.ok(weeks.length > 100, `${weeks.length}`);
  });

  for (const [name, form] of Object.entries({ specifications, lines, regularHours }))
    it(`agree with the oracle as ${name}`, () => {
      const sums = comparedAs(form);
      assert.deepEqual(sums.contradicted.slice(0, 5), []);
      assert.ok(sums.withoutStatus / sums.asked < 0.02, JSON.stringify(sums.withoutStatus));
    });

  it('agree with the oracle on dates of special hours', () => {
    const specialHourPeriods = [
      { startDate: { year: 2026, month: 12, day: 25 }, closed: true },
      {
        startDate: { year: 2027, month: 12, day: 24 },
        openTime: { hours: 9 },
        closeTime: { hours: 13 },
      },
    ];
    const sums = comparedAs(
      (periods) => ({ ...(regularHours(periods) as object), specialHours: { specialHourPeriods } }),
      (text) => oracleOf(`${text}; 2026 Dec 25 off; 2027 Dec 24 09:00-13:00`),
    );
    assert.deepEqual(sums.contradicted.slice(0, 5), []);
  });
});
