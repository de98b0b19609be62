import { daySegments, minutesPerDay, type Segment } from './day-segments.js';
import { localTime } from './local-time.js';
import { OpenState, type DayReason, type Schedule } from './schedule.js';

/** A time of a day in the table of a week. */
export interface WeekSpan {
  /** Minutes since the day's midnight. A span past midnight ends after 1440. */
  readonly from: number;
  readonly to: number;
  /** False where the hours do not tell, such as "by appointment". */
  readonly isOpen: boolean;
  readonly comment: string | undefined;
}

/** A day in the table of a week. */
export interface WeekDay {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** From 0 for Sunday. */
  readonly weekday: number;
  readonly isToday: boolean;
  /** Empty on a closed day. */
  readonly spans: readonly WeekSpan[];
  readonly reason: DayReason | undefined;
}

/**
 * Returns the seven days from today on, in the store's zone. Undefined when the zone is not known.
 * @param instant milliseconds since 1970, UTC
 */
export function weekOf(
  schedule: Schedule,
  instant: number,
  timeZone: string | undefined,
): readonly WeekDay[] | undefined {
  const today = timeZone === undefined ? undefined : localTime(instant, timeZone)?.day;
  if (today === undefined) return undefined;
  const days = [...Array(8).keys()].map((i) => daySegments(schedule, today + i));
  return days.slice(0, 7).map((segments, i) => ({
    day: today + i,
    weekday: (today + i + 4) % 7,
    isToday: i === 0,
    spans: spansOf(segments, days[i + 1]![0]!),
    reason: segments.find(({ reason }) => reason)?.reason,
  }));
}

/** Returns the spans that begin on a day. The end after midnight belongs to them. */
function spansOf(segments: readonly Segment[], night: Segment): readonly WeekSpan[] {
  return segments
    .filter(({ state, isNight }) => state !== OpenState.Closed && !isNight)
    .map(({ from, to, state, comment }) => ({
      from,
      to: to === minutesPerDay && night.isNight && night.state === state ? to + night.to : to,
      isOpen: state === OpenState.Open,
      comment,
    }));
}
