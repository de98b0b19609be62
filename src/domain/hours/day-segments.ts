import { calendarDay, type CalendarDay } from './calendar.js';
import { DayReason, isOnDay, OpenState, type Rule, type Schedule } from './schedule.js';

export const minutesPerDay = 1440;

/** A part of a day with one state. */
export interface Segment {
  /** Minutes since the day's midnight, as `to`. */
  readonly from: number;
  readonly to: number;
  readonly state: OpenState;
  readonly comment: string | undefined;
  readonly reason: DayReason | undefined;
  /** True when the segment belongs to the night of the day before. */
  readonly isNight: boolean;
}

/** A rule on one day. */
interface Entry {
  readonly rule: Rule;
  /** True when the entry is the rule's end after midnight. */
  readonly isNight: boolean;
  /** True when another rule disputes the end after midnight. */
  readonly isDisputed: boolean;
  /** True when an earlier rule closes this day. */
  readonly isDoubted: boolean;
}

/**
 * Returns the parts of a day in order, from 0 to 1440. Neighbours differ.
 *
 * Rules have the meaning of OSM's `opening_hours`, with one exception. Where OSM lets a later rule
 * cut a night ("Fr 20:00-03:00; Sa 10:00-18:00"), people mean the whole night. Nobody can tell who
 * wrote which, so the state of such an end is unknown.
 */
export function daySegments(schedule: Schedule, day: number): readonly Segment[] {
  const entries = entriesOn(schedule, calendarDay(day), true);
  const edges = new Set([0]);
  for (const { rule, isNight } of entries)
    for (const span of rule.spans)
      for (const edge of [span.from, span.to]) {
        const minute = edge - (isNight ? minutesPerDay : 0);
        if (minute > 0 && minute < minutesPerDay) edges.add(minute);
      }
  const segments: Segment[] = [];
  const sorted = [...edges].sort((a, b) => a - b);
  sorted.forEach((from, i) => {
    const to = sorted[i + 1] ?? minutesPerDay;
    const { state, entry } = stateIn(entries, from);
    const { comment } = entry?.rule ?? {};
    const isNight = entry?.isNight ?? false;
    const reason = isNight ? undefined : reasonOf(entry?.rule, day, schedule);
    const last = segments[segments.length - 1];
    if (last?.state === state && last.comment === comment && last.isNight === isNight)
      segments[segments.length - 1] = { ...last, to };
    else segments.push({ from, to, state, comment, reason, isNight });
  });
  return segments;
}

function reasonOf(
  rule: Rule | undefined,
  day: number,
  { holidays }: Schedule,
): DayReason | undefined {
  if (rule?.namesHolidays && holidays.has(day)) return DayReason.Holiday;
  return rule?.isException ? DayReason.Exception : undefined;
}

/** Lists the rules that count on a day. */
function entriesOn(schedule: Schedule, day: CalendarDay, findsDisputes: boolean): Entry[] {
  const { rules, holidays } = schedule;
  const before = calendarDay(day.day - 1);
  const isDoubted = ({ doubtedBy = [] }: Rule, on: CalendarDay): boolean =>
    doubtedBy.some((rule) => isOnDay(rule, on, holidays));
  let entries: Entry[] = [];
  for (const rule of rules) {
    if (isOnDay(rule, day, holidays)) {
      if (rule.replaces)
        entries = entries
          .filter(({ isNight }) => isNight)
          .map((entry) => ({ ...entry, isDisputed: true }));
      entries.push({ rule, isNight: false, isDisputed: false, isDoubted: isDoubted(rule, day) });
    }
    if (rule.spans.some(({ to }) => to > minutesPerDay) && isOnDay(rule, before, holidays)) {
      const isDisputed =
        findsDisputes &&
        stateIn(entriesOn(schedule, before, false), minutesPerDay - 1).entry?.rule !== rule;
      entries.push({ rule, isNight: true, isDisputed, isDoubted: isDoubted(rule, before) });
    }
  }
  return entries;
}

/** Returns the state in a minute of the day, and the entry that decides it. */
function stateIn(
  entries: readonly Entry[],
  minute: number,
): { readonly state: OpenState; readonly entry: Entry | undefined } {
  let state: OpenState = OpenState.Closed;
  let decisive: Entry | undefined;
  for (const entry of entries) {
    const { rule, isNight, isDisputed, isDoubted } = entry;
    const { spans } = rule;
    const now = minute + (isNight ? minutesPerDay : 0);
    const span = spans.find(({ from, to }) => from <= now && now < to);
    if (spans.length ? !span : isNight) continue;
    if (rule.isFallback && state !== OpenState.Closed) continue;
    if (isDisputed) {
      if (state === OpenState.Closed) state = OpenState.Unknown;
    } else if (!spans.length && rule.state === OpenState.Closed && decisive?.isNight) {
      state = OpenState.Unknown;
    } else {
      const isUnsure = isDoubted || span?.isGuess;
      state = isUnsure && rule.state === OpenState.Open ? OpenState.Unknown : rule.state;
    }
    decisive = entry;
  }
  return { state, entry: decisive };
}
