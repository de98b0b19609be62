import type OpeningHours from 'opening_hours';
import { isOpenAt, statusAt } from '../../../src/domain/hours/status-at.js';
import type { Schedule } from '../../../src/domain/hours/schedule.js';
import { oracleChange, oracleState, randomOf } from './oracle.js';

/** The sums of a comparison with the oracle. */
export interface Comparison {
  asked: number;
  withoutStatus: number;
  readonly contradicted: string[];
}

export const comparison = (): Comparison => ({ asked: 0, withoutStatus: 0, contradicted: [] });

const first = Date.UTC(2026, 0, 1);
const last = Date.UTC(2030, 0, 1);
const hour = 3_600_000;
const day = 24 * hour;

/**
 * Compares the states and next changes of a schedule with the oracle's, at random times of a zone.
 *
 * The oracle reads the wall clock of its process, and errs near the days on which the clock is
 * changed (it takes 24 hours for a day). So the process has UTC, and the oracle is told the wall
 * clock of the zone as if it were UTC.
 */
export function compare(
  sums: Comparison,
  text: string,
  schedule: Schedule | undefined,
  oracle: OpeningHours | undefined,
  { timeZone, times, seed }: { timeZone: string; times: number; seed: number },
): void {
  const random = randomOf(seed);
  for (let i = 0; i < times; i++) {
    const instant = first + Math.floor(random() * (last - first));
    // A store does not close twice in the hour that is repeated; the oracle's does.
    if (isRepeated(instant, timeZone)) continue;
    sums.asked++;
    const status = schedule && statusAt(schedule, instant, timeZone);
    const fault = (message: string): void => {
      const at = `${timeZone} ${wallClock(instant, timeZone).toUTCString()}`;
      sums.contradicted.push(`${text} @ ${at}: ${message}`);
    };
    if (schedule && isOpenAt(schedule, instant, timeZone) !== status?.isOpen)
      fault('isOpenAt and statusAt differ');
    if (!status) {
      sums.withoutStatus++;
      continue;
    }
    const wall = wallClock(instant, timeZone);
    const state = status.isOpen ? 'open' : 'closed';
    const expected = oracle ? oracleState(oracle, wall) : 'no reading';
    if (state !== expected) {
      fault(`${state}, the oracle says ${expected}`);
      continue;
    }
    const { change } = status;
    const own = change && wallClock(change.instant, timeZone);
    const limit = new Date((own ?? wall).getTime() + (own ? day : 360 * day));
    const other = oracleChange(oracle!, wall, limit);
    if (!isSameChange(own, other, change?.to === 'unknown', timeZone))
      fault(`${state} until ${own?.toUTCString()}, the oracle says ${other?.toUTCString()}`);
  }
}

function isSameChange(
  own: Date | undefined,
  other: Date | undefined,
  isUnknown: boolean,
  timeZone: string,
): boolean {
  if (own?.getTime() === other?.getTime()) return true;
  if (!own) return false;
  // Our code may doubt where the oracle does not.
  if (isUnknown) return !other || other > own;
  // The zone's clock skips the oracle's time: the change is at the next time that it shows.
  return !!other && other < own && !shows(other, timeZone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a date whose UTC fields are those of the zone's wall clock. */
function wallClock(instant: number, timeZone: string): Date {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return new Date(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** Whether the zone's clock ever shows a time. */
const shows = (wall: Date, timeZone: string): boolean =>
  [...Array(53).keys()].some(
    (halves) =>
      wallClock(wall.getTime() + (halves - 26) * (hour / 2), timeZone).getTime() === wall.getTime(),
  );

/** Whether the wall clock shows a time for the second time. */
const isRepeated = (instant: number, timeZone: string): boolean =>
  [hour, hour / 2].some(
    (shift) =>
      wallClock(instant - shift, timeZone).getTime() === wallClock(instant, timeZone).getTime(),
  );
