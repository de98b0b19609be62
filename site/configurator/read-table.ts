import { snapshotEntry } from '../../src/cli/snapshot-entry.js';
import { noteLines } from '../../src/cli/table/row-note.js';
import { tableOfBytes } from '../../src/cli/table/table-of-bytes.js';
import { tableRecords } from '../../src/cli/table/table-records.js';

/** A merchant's table as the page read it. */
export interface TableInPage {
  readonly name: string;
  /** A snapshot without a geocoder's positions, for the element's `src`. */
  readonly snapshot: string;
  readonly stores: number;
  /** The number of rows that are left out. */
  readonly leftOut: number;
  /** A line for each row or cell that cannot be used, with its place in the file. */
  readonly notes: readonly string[];
  /** Further sentences of the reader about the whole table. */
  readonly remarks: readonly string[];
  /** ISO 3166-1 alpha-2, in the order of the table. */
  readonly countries: readonly string[];
  /** True when a row has a picture of another host. */
  readonly hasPictures: boolean;
}

/**
 * Reads a table with the reader of the command. The bytes stay in the page.
 *
 * @throws an error with a sentence for the merchant when the file is no table of stores
 */
export async function readTableInPage(
  name: string,
  bytes: Uint8Array,
  country: string,
): Promise<TableInPage> {
  const decoded = tableOfBytes(bytes);
  const said: string[] = [];
  const progress = { say: (text: string) => void said.push(text) };
  const { records, notes } = await tableRecords(decoded, { country, hash: plainHash }, progress);
  const { unit } = decoded.table;
  const shortened = new Set(noteLines(notes, unit));
  const codes = records.flatMap(({ store }) => store.countryCode ?? []);
  const entries = records.map((record) => snapshotEntry(record, record.store.position));
  return {
    name,
    snapshot: JSON.stringify({ version: 1, stores: entries }),
    stores: records.length,
    leftOut: notes.filter(({ isLeftOut }) => isLeftOut).length,
    notes: notes.flatMap((note) => noteLines([note], unit)),
    remarks: [
      ...(decoded.notice ? [decoded.notice] : []),
      ...said.filter((l) => !shortened.has(l)),
    ],
    countries: [...new Set(codes)],
    hasPictures: records.some(({ details }) => details?.image ?? details?.pin?.includes('/')),
  };
}

/**
 * A hash for the ids of the preview: two FNV-1a hashes side by side, 48 bits. The command's own
 * hash needs Node. The ids of the preview are kept nowhere.
 */
function plainHash(text: string): number {
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
  }
  return (high & 0xffff) * 2 ** 32 + (low >>> 0);
}
