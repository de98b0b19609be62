import type { HoursValue } from '../../hours/read-hours.js';
import type { KeyedBy } from '../store-key.js';
import { maxRaw, said, text, webAddress } from './detail-texts.js';
import { isGiven, readFurther, refusedParts, type FurtherDetails } from './further-details.js';

/** A merchant's details of a store beside its address. All texts are plain and trimmed. */
export interface StoreDetails extends FurtherDetails {
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
  /** Short texts such as "Parking", of at most 40 letters; at most 20. They can be filters. */
  readonly tags?: readonly string[] | undefined;
  /** The address of a picture: http(s), or relative to the page. */
  readonly image?: string | undefined;
  /** A sentence for visitors who do not see the picture. Default: the picture is a decoration. */
  readonly imageAlt?: string | undefined;
  /** Among equal stores, such as those of one town, those with a higher number come first. */
  readonly priority?: number | undefined;
  /** The look of the store's pin: a colour such as "#b00020", or the address of a picture. */
  readonly pin?: string | undefined;
  /** Texts by their labels, at most 10. */
  readonly fields?: Readonly<Record<string, string | number>> | undefined;
}

/** The property `details` and the file of `details-src`: telephone, hours and more, by store. */
export interface Details extends KeyedBy {
  /** The details of each store, by its key. */
  readonly details: Readonly<Record<string, DetailsOfStore>>;
}

/** The unchecked details of stores. The keys are ids, as `by` says. */
export interface DetailsTable {
  readonly by: unknown;
  readonly details: ReadonlyMap<string, unknown>;
}

/** A store has a handful of lines of opening hours. More lines would be a mistake. */
const maxLines = 30;

/** An address with other characters could add parameters to a mail program's link. */
const email = (value: unknown): string | undefined => {
  const line = text(value);
  return line && /^[^\s@?&%<>,;:"\\]+@[^\s@?&%<>,;:"\\]+$/.test(line) ? line : undefined;
};

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
  ...readFurther(fields, base),
});

/** Fields that belong to others and show nothing alone. */
const companions: readonly string[] = ['timeZone', 'holidays', 'imageAlt', 'priority', 'pin'];

const isRead = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** True when the details have any value for a row to show. */
export const saysAnything = (details: StoreDetails): boolean =>
  Object.entries(details).some(([name, value]) => !companions.includes(name) && isRead(value));

/** Whether the given value of a field can be used, at least in part. */
function isUsable(name: string, store: StoreDetails): boolean {
  if (name === 'holidays') return isDates(store.holidays);
  const read = new Map<string, unknown>(Object.entries(store)).get(name);
  return isRead(read) || (name === 'hours' && store.opening.length > 0);
}

/**
 * Reads `{ by?, details: { KEY: { phone?, hours?, … } } }`, or a snapshot, whose stores have
 * details. Returns undefined for other shapes. The values are checked later, store by store.
 */
export function detailsTable(value: unknown): DetailsTable | undefined {
  const { by, details, stores } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof details === 'object' && details !== null)
    return { by, details: new Map<string, unknown>(Object.entries(details)) };
  if (!Array.isArray(stores)) return undefined;
  const own = (stores as readonly unknown[]).map((entry): [string, unknown] => {
    const fields = (entry ?? {}) as Readonly<Record<string, unknown>>;
    return [`${fields.id as string}`, fields.details];
  });
  return { by: 'id', details: new Map(own.filter(([, fields]) => fields != null)) };
}

/**
 * Returns the places of the unusable values of one store's details, such as `8.phone`. A value that
 * says nothing is not among them.
 * @param base the address that relative addresses are resolved against
 */
export function refusedDetails(key: string, entry: unknown, base: string): readonly string[] {
  if (entry === null) return [];
  if (typeof entry !== 'object') return [key];
  const fields = entry as Readonly<Record<string, unknown>>;
  const store = readDetails(fields, base);
  // Two are tables. `refusedParts` looks into the merchant's own; the other holds any column.
  const unusable = Object.keys(fields).filter(
    (name) =>
      name !== 'fields' && name !== 'extra' && isGiven(fields[name]) && !isUsable(name, store),
  );
  const parts = refusedParts(fields).filter((name) => !unusable.includes(name));
  return [...unusable, ...parts].map((name) => `${key}.${name}`);
}
