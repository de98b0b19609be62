import type { KeyedBy } from './store-key.js';
import { text, webAddress } from './detail-texts.js';
import { isGiven, readFurther, refusedParts, type FurtherDetails } from './further-details.js';

/** A merchant's details of a store beside its address. All texts are plain and trimmed. */
export interface StoreDetails extends FurtherDetails {
  readonly phone: string | undefined;
  /** The opening hours, one text per line. */
  readonly hours: readonly string[];
  readonly email: string | undefined;
  /** An http(s) address. */
  readonly url: string | undefined;
  readonly note: string | undefined;
}

/** One store's entry in `details`. Its texts are plain and have at most 500 letters. */
export interface DetailsOfStore {
  readonly phone?: string | number | undefined;
  /** The opening hours as one text, or as one text per line. */
  readonly hours?: string | readonly string[] | undefined;
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

function lines(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : `${text(value) ?? ''}`.split('\n');
  return all
    .slice(0, maxLines)
    .map(text)
    .filter((line) => line !== undefined);
}

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
  email: email(fields.email),
  url: webAddress(fields.url, base),
  note: text(fields.note),
  ...readFurther(fields, base),
});

/** True when the details have any value for a row to show. A priority alone shows nothing. */
export const saysAnything = (details: StoreDetails): boolean =>
  Object.values({ ...details, imageAlt: undefined }).some(
    (value: string | number | readonly unknown[] | undefined) =>
      value !== undefined && typeof value !== 'number' && value.length > 0,
  );

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
  const read = new Map<string, unknown>(Object.entries(readDetails(fields, base)));
  const unusable = Object.keys(fields).filter((name) => {
    const value = read.get(name);
    // Both are tables. `refusedParts` looks into the first; the second may hold any column.
    if (name === 'fields' || name === 'extra') return false;
    return isGiven(fields[name]) && (Array.isArray(value) ? !value.length : value === undefined);
  });
  const parts = refusedParts(fields).filter((name) => !unusable.includes(name));
  return [...unusable, ...parts].map((name) => `${key}.${name}`);
}
