import type { HoursValue } from '../hours/read-hours.js';
import type { KeyedBy } from './store-key.js';
import { plainText } from '../plain-text.js';
import { saysNothing } from '../says-nothing.js';
import { holdsSecretKey } from '../secret-key.js';

/** A merchant's details of a store beside its address. All texts are plain and trimmed. */
export interface StoreDetails {
  readonly phone: string | undefined;
  /** The opening hours as a row shows them, one text per line. Empty for other forms. */
  readonly hours: readonly string[];
  /**
   * The opening hours as `readHours` takes them. Empty when a part of them cannot be used, because
   * the rest could tell a wrong status.
   */
  readonly opening: string | readonly object[];
  /** The time zone as given. */
  readonly timeZone: string | undefined;
  /** The holidays; a text that is no date stands for some that cannot be read. */
  readonly holidays: readonly string[];
  readonly email: string | undefined;
  /** An http(s) address. */
  readonly url: string | undefined;
  readonly note: string | undefined;
}

/** One store's entry in `details`. Its texts are plain and have at most 500 letters. */
export interface DetailsOfStore {
  readonly phone?: string | number | undefined;
  /** The opening hours: a text, a list of lines, or objects of schema.org or Google Business. */
  readonly hours?: HoursValue | undefined;
  /** The IANA name of the store's time zone; default: by its country, region, code and town. */
  readonly timeZone?: string | undefined;
  /** The store's holidays as ISO dates, such as "2026-12-25". */
  readonly holidays?: readonly string[] | undefined;
  readonly email?: string | undefined;
  /** An http(s) address, or one relative to the page. */
  readonly url?: string | undefined;
  readonly note?: string | undefined;
}

/** The property `details`: telephone, hours and more, by store. */
export interface Details extends KeyedBy {
  /** The details of each store, by its key. */
  readonly details: Readonly<Record<string, DetailsOfStore>>;
}

/**
 * The details by store key. `refused` names the unusable entries and fields by their place in the
 * table.
 */
export interface SuppliedDetails {
  readonly by: unknown;
  readonly details: ReadonlyMap<string, StoreDetails>;
  readonly refused: readonly string[];
}

/** A store has a handful of lines of opening hours. More lines would be a mistake. */
const maxLines = 30;
const maxLetters = 500;

/** A letter may be written as an entity of up to ten characters. */
const maxRaw = 10 * maxLetters;

/** Returns a value as text without markup. Returns '' for empty values. */
function said(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number';
  const raw = isText ? `${value}` : '';
  const line = raw.length > maxRaw ? raw : plainText(raw).trim();
  return saysNothing(line) ? '' : line;
}

const text = (value: unknown): string | undefined => {
  const line = said(value);
  return line && line.length <= maxLetters && !holdsSecretKey(line) ? line : undefined;
};

/** An address with other characters could add parameters to a mail program's link. */
const email = (value: unknown): string | undefined => {
  const line = text(value);
  return line && /^[^\s@?&%<>,;:"\\]+@[^\s@?&%<>,;:"\\]+$/.test(line) ? line : undefined;
};

function webAddress(value: unknown, base: string): string | undefined {
  const line = text(value);
  if (!line) return undefined;
  try {
    const url = new URL(line, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const linesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : `${text(value) ?? ''}`.split('\n');

const lines = (value: unknown): readonly string[] =>
  linesOf(value)
    .slice(0, maxLines)
    .map(text)
    .filter((line) => line !== undefined);

/** Whether a value has one of the fields by which hours of schema.org or Google are known. */
const isHoursObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  ['regularHours', 'dayOfWeek', 'opens', 'validFrom'].some((name) => name in value);

/** Whether a line says nothing, and is not only too long to be read. */
const isBlank = (line: unknown): boolean =>
  line == null || (typeof line === 'string' && line.length <= maxRaw && !said(line));

function openingOf(value: unknown): string | readonly object[] {
  const objects = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  if (objects.length && objects.every(isHoursObject)) return objects;
  const all = linesOf(value);
  const isWhole =
    all.length <= maxLines && all.every((line) => isBlank(line) || text(line) !== undefined);
  return isWhole ? lines(value).join('\n') : '';
}

const isDates = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((date) => typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date));

const holidaysOf = (value: unknown): readonly string[] =>
  value == null ? [] : isDates(value) ? value : ['?'];

/**
 * Reads the details of one store. Unusable values are left out.
 * @param base the address that relative addresses are resolved against
 */
export const readDetails = (
  fields: Readonly<Record<string, unknown>>,
  base: string,
): StoreDetails => ({
  phone: text(fields.phone),
  hours: lines(fields.hours),
  opening: openingOf(fields.hours),
  timeZone: text(fields.timeZone),
  holidays: holidaysOf(fields.holidays),
  email: email(fields.email),
  url: webAddress(fields.url, base),
  note: text(fields.note),
});

/** True when the details have any value for a row to show. */
export const saysAnything = ({ timeZone: _zone, holidays: _days, ...shown }: StoreDetails): boolean =>
  Object.values(shown).some((value: string | readonly unknown[] | undefined) => value?.length);

/** Whether the given value of a field can be used, at least in part. */
function isUsable(name: string, store: StoreDetails): boolean {
  if (name === 'holidays') return isDates(store.holidays);
  const read = store[name as keyof StoreDetails];
  return !!read?.length || (name === 'hours' && store.opening.length > 0);
}

/**
 * Reads `{ by?, details: { KEY: { phone?, hours?, email? … } } }`. Returns undefined for
 * other shapes. Unusable single values are left out and named in `refused`.
 * @param base the address that relative addresses are resolved against
 */
export function decodeDetails(value: unknown, base: string): SuppliedDetails | undefined {
  const { by, details } = (value ?? {}) as { readonly by?: unknown; readonly details?: unknown };
  if (typeof details !== 'object' || details === null) return undefined;
  const decoded = new Map<string, StoreDetails>();
  const refused: string[] = [];
  for (const [key, entry] of Object.entries(details)) {
    const fields = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const store = readDetails(fields, base);
    if (typeof entry !== 'object') refused.push(key);
    for (const name of Object.keys(store)) {
      const isGiven = typeof fields[name] === 'string' ? said(fields[name]) : fields[name] != null;
      if (isGiven && !isUsable(name, store)) refused.push(`${key}.${name}`);
    }
    decoded.set(key, store);
  }
  return { by, details: decoded, refused };
}
