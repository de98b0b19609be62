import type { KeyedBy } from './store-key.js';
import { plainText } from '../plain-text.js';
import { saysNothing } from '../says-nothing.js';
import { holdsSecretKey } from '../secret-key.js';

/** A merchant's details of a store beside its address. All texts are plain and trimmed. */
export interface StoreDetails {
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
});

/** True when the details have any value for a row to show. */
export const saysAnything = (details: StoreDetails): boolean =>
  Object.values(details).some((value: string | readonly string[] | undefined) => value?.length);

/**
 * Reads `{ by?, details: { KEY: { phone?, hours?, email?, url?, note? } } }`. Returns undefined for
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
    for (const [name, read] of Object.entries(store)) {
      const isGiven = typeof fields[name] === 'string' ? said(fields[name]) : fields[name] != null;
      if (isGiven && !(read as unknown as string | undefined)?.length)
        refused.push(`${key}.${name}`);
    }
    decoded.set(key, store);
  }
  return { by, details: decoded, refused };
}
