import { daySegments, type Segment } from './day-segments.js';
import { instantOf, localTime } from './local-time.js';
import { OpenState, type DayReason, type Schedule } from './schedule.js';

/** The next moment at which the state of a store is another. */
export interface StatusChange {
  /** Milliseconds since 1970, UTC. */
  readonly instant: number;
  /** The state from then on. */
  readonly to: OpenState;
  /** The day in the store's zone, counted from the day of the question. */
  readonly daysAhead: number;
  /** The same day, counted from 1970-01-01. */
  readonly day: number;
  /** Minutes since midnight in the store's zone. */
  readonly minute: number;
}

/** A store's state at an instant. */
export interface StoreStatus {
  readonly isOpen: boolean;
  /** The next change. Undefined if there is none, or none within `horizonDays`. */
  readonly change: StatusChange | undefined;
  /** True if the state changes at no time that the hours name. */
  readonly isAlways: boolean;
  /** The reason why this day is another than usual. */
  readonly reason: DayReason | undefined;
  /** True if the store is closed for the whole day, apart from the night before. */
  readonly isClosedToday: boolean;
  /** The merchant's comment on this time. */
  readonly comment: string | undefined;
}

/** The days in which the next change is looked for: a little more than a year. */
const horizonDays = 370;

/**
 * Returns the state of a store at an instant. Undefined when the zone is not known, or the hours do
 * not tell the state of this time.
 * @param instant milliseconds since 1970, UTC
 * @param timeZone IANA name of the store's zone
 */
export function statusAt(
  schedule: Schedule,
  instant: number,
  timeZone: string | undefined,
): StoreStatus | undefined {
  const now = timeZone === undefined ? undefined : localTime(instant, timeZone);
  if (!now) return undefined;
  const today = daySegments(schedule, now.day);
  const segment = today.find(({ to }) => now.minute < to)!;
  if (segment.state === OpenState.Unknown) return undefined;
  const change = changeAfter(schedule, now.day, segment, timeZone!);
  return {
    isOpen: segment.state === OpenState.Open,
    change,
    isAlways: !change,
    reason: segment.reason,
    isClosedToday: today.every(({ state, isNight }) => isNight || state === OpenState.Closed),
    comment: segment.comment,
  };
}

/** The last asked day of each schedule: a filter asks for thousands of stores every minute. */
const askedDays = new WeakMap<
  Schedule,
  { readonly day: number; readonly parts: readonly Segment[] }
>();

/** Whether a store is open at an instant; undefined as in `statusAt`, which takes longer. */
export function isOpenAt(
  schedule: Schedule,
  instant: number,
  timeZone: string | undefined,
): boolean | undefined {
  const now = timeZone === undefined ? undefined : localTime(instant, timeZone);
  if (!now) return undefined;
  let asked = askedDays.get(schedule);
  if (asked?.day !== now.day)
    askedDays.set(schedule, (asked = { day: now.day, parts: daySegments(schedule, now.day) }));
  const { state } = asked.parts.find(({ to }) => now.minute < to)!;
  return state === OpenState.Unknown ? undefined : state === OpenState.Open;
}

function changeAfter(
  schedule: Schedule,
  today: number,
  current: Segment,
  timeZone: string,
): StatusChange | undefined {
  for (let day = today; day < today + horizonDays; day++) {
    const next = daySegments(schedule, day).find(
      ({ from, state }) => (day > today || from >= current.to) && state !== current.state,
    );
    if (next)
      return {
        instant: instantOf(day, next.from, timeZone),
        to: next.state,
        daysAhead: day - today,
        day,
        minute: next.from,
      };
  }
  return undefined;
}
