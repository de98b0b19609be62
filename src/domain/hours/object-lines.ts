/** schema.org's `OpeningHoursSpecification`. https://schema.org/OpeningHoursSpecification */
export interface OpeningHoursSpecification {
  /** Names such as "Monday" or "https://schema.org/Monday", or "PublicHolidays". */
  readonly dayOfWeek?: string | readonly string[] | undefined;
  /** "09:00" or "09:00:00". A day without times is closed. */
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  /** "2026-12-24" */
  readonly validFrom?: string | undefined;
  readonly validThrough?: string | undefined;
}

/** A time of Google Business: `{ hours: 18, minutes: 30 }` or "18:30". Zeros may be left out. */
export type GoogleTime =
  string | { readonly hours?: number | undefined; readonly minutes?: number | undefined };

/** A date of Google Business. */
export interface GoogleDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A weekly period of Google Business. Days are names such as "MONDAY". */
export interface GooglePeriod {
  readonly openDay: string;
  readonly openTime?: GoogleTime | undefined;
  readonly closeDay: string;
  readonly closeTime?: GoogleTime | undefined;
}

/** A dated period of Google Business. */
export interface GoogleSpecialPeriod {
  readonly startDate: GoogleDate;
  readonly endDate?: GoogleDate | undefined;
  readonly openTime?: GoogleTime | undefined;
  readonly closeTime?: GoogleTime | undefined;
  readonly closed?: boolean | undefined;
}

/** The hours of a location, as the API of Google Business gives them. */
export interface GoogleHours {
  readonly regularHours: { readonly periods: readonly GooglePeriod[] };
  readonly specialHours?:
    { readonly specialHourPeriods: readonly GoogleSpecialPeriod[] } | undefined;
  /** A location that is not open, or has a date of its opening, has no status. */
  readonly openInfo?:
    | { readonly status?: string | undefined; readonly openingDate?: GoogleDate | undefined }
    | undefined;
}

/** Translates objects into lines; undefined if it does not understand them. */
export type ObjectLines = (value: unknown) => readonly string[] | undefined;

type Fields = Readonly<Record<string, unknown>>;

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Not understood: no rule has such a text. */
const NONE = '?';

/**
 * Translates the objects of schema.org and Google into lines in the grammar of `readRules`. Dated
 * ones stand last, because they replace the others. Returns undefined for other objects.
 */
export function objectLines(value: unknown): readonly string[] | undefined {
  const all = listOf(Array.isArray(value) ? value : [value]);
  const [first] = all ?? [];
  if (!all || !first) return undefined;
  if (!('regularHours' in first)) return specificationLines(all);
  return all.length > 1 ? undefined : googleLines(first);
}

function specificationLines(all: readonly Fields[]): readonly string[] | undefined {
  const week: string[] = [];
  const dates = new Map<string, string[]>();
  /** The days of each season, as texts. */
  const seasons = new Map<string, string[]>();
  for (const { dayOfWeek, opens, closes, validFrom, validThrough, ...rest } of all) {
    // Any other field, such as a description, may limit the hours. JSON-LD's own begin with "@".
    if (Object.keys(rest).some((key) => key[0] !== '@')) return undefined;
    const days = dayOfWeek == null ? '' : [dayOfWeek].flat().map(weekdayOf).join();
    const times = opens == null && closes == null ? 'off' : span(clock(opens), clock(closes));
    if (validFrom == null && validThrough == null) {
      // "Closed" with no day would close the store for good.
      week.push(days || times !== 'off' ? `${days} ${times}` : NONE);
      continue;
    }
    const range = dateRange(isoDate(validFrom), isoDate(validThrough));
    if (days) push(seasons, range, days);
    push(dates, `${range} ${days}`, times);
  }
  // Do the week's other days count in the season? Nobody can tell.
  if (seasons.size && week.length) return undefined;
  // Nothing is known of the time outside all dates.
  const others = week.length ? week : ['unknown'];
  return [...others, ...closedDays(seasons), ...joined(dates)];
}

/** In a season, the days that no specification names are closed. */
const closedDays = (seasons: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...seasons].flatMap(([range, named]) => {
    const others = weekdays.map(weekdayOf).filter((day) => !named.join().includes(day));
    return others.length ? [`${range} ${others.join()} off`] : [];
  });

function googleLines({
  regularHours,
  specialHours,
  openInfo,
  moreHours: _,
  ...rest
}: Fields): readonly string[] | undefined {
  // Special days may stand under another name.
  if (Object.keys(rest).some((key) => /hours/i.test(key))) return undefined;
  // A location keeps its hours while it is closed for good. One with a date may be opened later.
  const { status = 'OPEN', openingDate } = (openInfo ?? {}) as Fields;
  if (status !== 'OPEN' || openingDate) return undefined;
  const periods = listOf((regularHours as Fields | undefined)?.periods);
  const specials = specialHours == null ? [] : listOf((specialHours as Fields).specialHourPeriods);
  if (!periods?.length || !specials) return undefined;
  const lines: string[] = [];
  for (const { openDay, openTime, closeDay, closeTime } of periods) {
    const first = weekdays.indexOf(String(openDay).toLowerCase());
    const last = weekdays.indexOf(String(closeDay).toLowerCase());
    const [from, to] = [clock(openTime ?? {}), clock(closeTime ?? {})];
    if (first < 0 || last < 0) return undefined;
    let days = (last - first + 7) % 7;
    // Only midnight to midnight is a whole week. An end before the beginning is a mistake, and a
    // period without times says nothing.
    if (!days && to <= from) {
      if (from !== '00:00' || (openTime == null && closeTime == null)) return undefined;
      days = 7;
    }
    if (days < 2 && (!days || to < from)) {
      lines.push(`${weekdayOf(openDay)} ${span(from, to)}`);
      continue;
    }
    for (let i = 0; i <= days; i++) {
      const times = `${i ? '00:00' : from}-${i < days ? '24:00' : to}`;
      if (times !== '00:00-00:00') lines.push(`${weekdayOf(weekdays[(first + i) % 7])} ${times}`);
    }
  }
  const dates = new Map<string, string[]>();
  for (const { startDate, endDate, openTime, closeTime, closed } of specials) {
    const [from, to] = [clock(openTime ?? {}), clock(closeTime ?? {})];
    const first = googleDate(startDate);
    // An end on the next day is the end of a night.
    const last = closed ? googleDate(endDate ?? startDate) : first;
    const isNight = endDate != null && googleDate(endDate) !== first;
    if (!closed && isNight && to > from) return undefined;
    push(dates, dateRange(first, last), closed ? 'off' : span(from, to));
  }
  return [...lines, ...joined(dates)];
}

/** Returns one line for each date, with all its spans. */
const joined = (dates: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...dates].map(([date, times]) => `${date} ${times.join()}`);

function push(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

const listOf = (value: unknown): readonly Fields[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
    ? (value as Fields[])
    : undefined;

function weekdayOf(name: unknown): string {
  const word = String(name)
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '');
  if (word === 'publicholidays') return 'PH';
  return weekdays.includes(word) ? word.slice(0, 2) : NONE;
}

/** Returns a time as "09:00". The API of Google has objects, older ones and schema.org texts. */
function clock(value: unknown): string {
  let text = value;
  if (typeof value === 'object') {
    const { hours = 0, minutes = 0 } = (value ?? {}) as Fields;
    text = `${String(hours)}:${String(minutes).padStart(2, '0')}`;
  }
  const time = typeof text === 'string' ? /^(\d\d?:\d\d)(:00)?$/.exec(text)?.[1] : undefined;
  return time?.padStart(5, '0') ?? NONE;
}

/** By Google's documentation, 00:00 to 00:00 is closed, and 00:00 to 23:59 the whole day. */
function span(from: string, to: string): string {
  if (from === '00:00' && to === from) return 'off';
  return `${from}-${to === '23:59' ? '24:00' : to}`;
}

function isoDate(value: unknown): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(T00:00(:00)?)?$/.exec(String(value)) ?? [];
  return `${year} ${months[Number(month) - 1] ?? NONE} ${day}`;
}

function googleDate(value: unknown): string {
  const { year, month, day } = (value ?? {}) as Fields;
  return `${String(year)} ${months[Number(month) - 1] ?? NONE} ${String(day)}`;
}

const dateRange = (from: string, to: string): string => (from === to ? from : `${from}-${to}`);
