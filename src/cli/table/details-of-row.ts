import { isPinColor } from '../../domain/store/details/own-pin.js';
import type { RowCells } from './row-cells.js';

/**
 * The `details` of a store in a snapshot, such as its phone and hours; see `snapshot.schema.json`.
 */
export interface EntryDetails {
  readonly phone?: string | undefined;
  readonly hours?: readonly string[] | undefined;
  readonly email?: string | undefined;
  readonly url?: string | undefined;
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly image?: string | undefined;
  readonly priority?: number | undefined;
  readonly pin?: string | undefined;
  readonly extra?: Readonly<Record<string, string>> | undefined;
}

const emailAddress = /^[^\s@?&%<>,;:"\\]+@[^\s@?&%<>,;:"\\]+$/;

/** Reads a row's details. Returns undefined when it has none. */
export function detailsOfRow(
  row: RowCells,
  further: Readonly<Record<string, string>> = {},
): EntryDetails | undefined {
  const extra = { ...further, ...row.further() };
  const details: EntryDetails = {
    phone: row.number('phone') || undefined,
    hours: some([...parts(row.lines('hours'), /[\r\n;|]+/), ...row.week()]),
    email: emailIn(row),
    url: addressIn(row, 'url'),
    note: row.text('note') || undefined,
    tags: some([...new Set(parts(row.lines('tags'), /[,;|،؛\r\n]+/))]),
    image: addressIn(row, 'image'),
    priority: priorityIn(row),
    pin: pinIn(row),
    extra: Object.keys(extra).length ? extra : undefined,
  };
  const said = Object.entries(details).filter(([, value]) => value !== undefined);
  return said.length ? Object.fromEntries(said) : undefined;
}

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

const some = (texts: string[]): string[] | undefined => (texts.length ? texts : undefined);

function emailIn(row: RowCells): string | undefined {
  const email = row.link('email').replace(/^mailto:/i, '');
  if (!email || emailAddress.test(email)) return email || undefined;
  row.refuse('email', 'is no e-mail address');
  return undefined;
}

/** Returns a colour such as "#b00020", or the address of a picture. */
function pinIn(row: RowCells): string | undefined {
  const text = row.link('pin');
  if (!text || isPath(text) || isPinColor(text)) return text || undefined;
  if (isWebAddress(text)) return withPlainScheme(text);
  row.refuse('pin', 'is neither a colour such as #b00020 nor the address of a picture');
  return undefined;
}

const isPath = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/** The schema of the snapshot knows "https", and no capitals. */
const withPlainScheme = (address: string): string =>
  address.replace(/^\w+/, (scheme) => scheme.toLowerCase());

/**
 * Returns an http(s) address, or a path on the shop's own server. An address without a scheme gets
 * `https://`.
 */
function addressIn(row: RowCells, field: 'url' | 'image'): string | undefined {
  const text = row.link(field);
  if (!text) return undefined;
  if (isPath(text)) return text;
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text);
  const address = isBare ? `https://${text}` : text;
  if (isWebAddress(address)) return withPlainScheme(address);
  row.refuse(field, 'is no http(s) address');
  return undefined;
}

function priorityIn(row: RowCells): number | undefined {
  const text = row.text('priority');
  if (!text) return undefined;
  if (/^[-+]?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  row.refuse('priority', 'is no number');
  return undefined;
}
