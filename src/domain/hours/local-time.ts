/** A moment on a wall clock. */
export interface LocalTime {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

const msPerMinute = 60_000;
const minutesPerDay = 1440;

/** The formatters by zone: the engine is slow to make one. Undefined for zones it does not know. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) {
    let format: Intl.DateTimeFormat | undefined;
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      });
    } catch {
      // The zone is no IANA name, or the engine does not know it.
    }
    formats.set(timeZone, format);
  }
  return formats.get(timeZone);
}

/** Whether the engine knows a time zone. Offsets such as "+01:00" are no zones of a store. */
export const isTimeZone = (timeZone: string): boolean =>
  /^[A-Z]/i.test(timeZone) && !!formatOf(timeZone);

/** Returns the minutes since 1970 on a zone's wall clock; NaN when the zone is not known. */
function wallMinutes(instant: number, timeZone: string): number {
  // en-US writes 11/29/2026, 09:05
  const [month, date, year, hour, minute] =
    formatOf(timeZone)?.format(instant).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year!, month! - 1, date, hour, minute) / msPerMinute;
}

/** The last wall clocks by zone: a listing asks thousands of times for the same moment. */
const known = new Map<string, { readonly minutes: number; readonly wall: number }>();

/**
 * Returns the time on the wall clock of a zone. In the hour that is repeated when summer time ends,
 * the clock stands still: no store closes or opens twice.
 * @param instant milliseconds since 1970, UTC
 */
export function localTime(instant: number, timeZone: string): LocalTime | undefined {
  const minutes = Math.floor(instant / msPerMinute);
  let last = known.get(timeZone);
  if (last?.minutes !== minutes) {
    let wall = wallMinutes(minutes * msPerMinute, timeZone);
    if (Number.isNaN(wall)) return undefined;
    // A clock that was put back shows times for the second time until it has passed the old ones.
    const { first, after } = occurrences(wall, timeZone);
    if (first < minutes && after === minutes && wallMinutes(first * msPerMinute, timeZone) === wall)
      wall = lastWall(first, wall, timeZone);
    known.set(timeZone, (last = { minutes, wall }));
  }
  const day = Math.floor(last.wall / minutesPerDay);
  return { day, minute: last.wall - day * minutesPerDay };
}

/** Returns the last time that the clock showed before it was put back. */
function lastWall(first: number, wall: number, timeZone: string): number {
  let shown = wall;
  for (let minutes = first + 1; ; minutes++) {
    const next = wallMinutes(minutes * msPerMinute, timeZone);
    if (next < shown) return shown;
    shown = next;
  }
}

/** Returns the two UTC minutes that a wall clock's time can mean. Both are mostly equal. */
function occurrences(
  wall: number,
  timeZone: string,
): { readonly first: number; readonly after: number } {
  const [before, after] = [-minutesPerDay, minutesPerDay].map(
    (shift) => wall + shift - wallMinutes((wall + shift) * msPerMinute, timeZone),
  ) as [number, number];
  return { first: wall + Math.min(before, after), after: wall + Math.max(before, after) };
}

/**
 * Returns the instant in milliseconds since 1970, UTC, at which a zone's wall clock first shows a
 * time, or a later one if the clock skips it.
 * @param minute minutes since the day's midnight; more than a day is allowed
 */
export function instantOf(day: number, minute: number, timeZone: string): number {
  const wall = day * minutesPerDay + minute;
  let { first: low, after: high } = occurrences(wall, timeZone);
  if (wallMinutes(low * msPerMinute, timeZone) >= wall) return low * msPerMinute;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallMinutes(middle * msPerMinute, timeZone) >= wall) high = middle;
    else low = middle;
  }
  return high * msPerMinute;
}
