import { bringReaders, readersOfOdd } from '../../api/decode/odd-fields.js';
import { decodeLocation } from '../../api/decode/decode-location.js';
import { plainText } from '../../domain/plain-text.js';
import { enrichStore } from '../../domain/store/enrich-store.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import type { StoreRecord } from '../snapshot-entry.js';
import type { Progress } from '../progress.js';
import { isHeaderAgain, readColumns, type Columns } from './columns.js';
import { countriesInTable } from './countries-in-table.js';
import { detailsOfRow, type EntryDetails } from './details-of-row.js';
import { featuredRecords } from './featured-records.js';
import { fieldsOfRow, UnusableRow, type RowFields } from './fields-of-row.js';
import { RowCells } from './row-cells.js';
import { noteLines, type RowNote } from './row-note.js';
import type { SourceRow, SourceTable } from './source-table.js';
import { StoreIds, type TextHash } from './store-ids.js';
import type { DecodedTable } from './table-of-bytes.js';

export interface RecordOptions {
  /** The country for rows that name none. */
  readonly country: string;
  /** The hash from which ids are made for rows without a number. */
  readonly hash: TextHash;
}

export interface ReadTable {
  readonly records: readonly StoreRecord[];
  /** The rows and cells that were not used, in the order of the rows. */
  readonly notes: readonly RowNote[];
}

interface ReadRow extends RowFields {
  readonly row: number;
  readonly id: number;
  readonly details: EntryDetails | undefined;
}

/**
 * Reads the stores of a merchant's own table. Rows and cells that can't be used are reported with
 * their line, and the others are used. It uses nothing of Node, so that a page reads a table as the
 * command does.
 * @throws {CommandError} when the table has no column of places or of names, or holds no store
 */
export async function tableRecords(
  { table, notice }: DecodedTable,
  { country, hash }: RecordOptions,
  progress: Pick<Progress, 'say'>,
): Promise<ReadTable> {
  const columns = readColumns(table.header);
  requirePlace(table, columns, notice);
  requireName(table, columns, notice);

  const notes: RowNote[] = [];
  for (const { number } of table.above)
    notes.push({ row: number, reason: 'stands above the header', isLeftOut: true });
  const rows = readRows(table, columns, hash, notes);
  const records = await recordsOf(rows, country, notes);
  notes.sort((a, b) => a.row - b.row);
  for (const line of noteLines(notes, table.unit)) progress.say(line);
  if (!records.length) throw new CommandError(ExitCode.Listing, 'the table holds no store');
  tellColumns(columns, records, country, progress);
  return { records: featuredRecords(records), notes };
}

function requirePlace({ header }: SourceTable, { fields }: Columns, notice = ''): void {
  const isPlaced = (['address', 'city', 'zip', 'position', 'mapsUrl'] as const).some((field) =>
    fields.has(field),
  );
  if (isPlaced || (fields.has('lat') && fields.has('lng'))) return;
  const needed = 'address, city, zip, position, or lat and lng';
  throw lacking('where the stores are', needed, header, notice);
}

/**
 * Checks that the table has a column of names or addresses. Otherwise each row would be left out
 * with its own note.
 */
function requireName({ header }: SourceTable, { fields }: Columns, notice = ''): void {
  if ((['name', 'address', 'address2'] as const).some((field) => fields.has(field))) return;
  const needed = 'name, store, branch, title, or address';
  throw lacking('what the stores are called', needed, header, notice);
}

function lacking(
  what: string,
  needed: string,
  header: readonly string[],
  notice: string,
): CommandError {
  const names = header.map((name) => `"${name.trim()}"`).join(', ');
  return new CommandError(
    ExitCode.Listing,
    `no column says ${what}. The header that was read is ${names.slice(0, 500)}. One of these is needed: ${needed}; ` +
      `a file to start from: --template FILE${notice && `. If its letters are wrong (${notice}), save it as "CSV UTF-8"`}`,
  );
}

function readRows(
  table: SourceTable,
  columns: Columns,
  hash: TextHash,
  notes: RowNote[],
): ReadRow[] {
  const ids = new StoreIds(hash);
  const rows = new Map<number, ReadRow>();
  for (const source of table.rows) {
    try {
      const row = readRow(source, table, columns, ids, notes);
      const known = rows.get(row.id);
      if (known) throw new UnusableRow(sameAs(row, known, table.unit));
      rows.set(row.id, row);
    } catch (error) {
      if (!(error instanceof UnusableRow)) throw error;
      notes.push({ row: source.number, reason: error.message, isLeftOut: true });
    }
  }
  return [...rows.values()];
}

function readRow(
  { number: row, cells, trouble }: SourceRow,
  { header }: SourceTable,
  columns: Columns,
  ids: StoreIds,
  notes: RowNote[],
): ReadRow {
  if (trouble) throw new UnusableRow(trouble);
  if (cells.slice(header.length).some((cell) => cell.trim()))
    throw new UnusableRow(
      `has ${cells.length} cells, and the header ${header.length}: text with a separator in it needs quotes`,
    );
  if (isHeaderAgain(cells, columns)) throw new UnusableRow('is a header again');
  const told: RowNote[] = [];
  const tell = (reason: string) => void told.push({ row, reason, isLeftOut: false });
  const reader = new RowCells(cells, header, columns, tell);
  const read = fieldsOfRow(reader);
  const { fields, idBasis, textId } = read;
  const idName = header[columns.fields.get('id') ?? -1]?.trim() ?? '';
  const details = detailsOfRow(reader, textId ? { [idName]: textId } : {});
  // Cell notes are added only here, because one reason is enough for a row that is left out.
  notes.push(...told);
  return { ...read, row, details, id: Number(fields.id ?? ids.make(idBasis)) };
}

function sameAs({ fields, textId }: ReadRow, { row }: ReadRow, unit: string): string {
  const id = fields.id ?? textId;
  return id ? `has the id ${id} of ${unit} ${row}` : `is the same store as ${unit} ${row}`;
}

async function recordsOf(
  rows: readonly ReadRow[],
  usual: string,
  notes: RowNote[],
): Promise<StoreRecord[]> {
  const given = rows.map(({ fields }) => plainText(String(fields.country ?? usual)));
  const countries = await countriesInTable(given.filter(Boolean));
  const told = new Set<string>();
  // Load the code for texts with markup first, so that each row is read only once.
  readersOfOdd();
  await bringReaders();
  return rows.flatMap(({ row, id, fields, position, details }, i) => {
    const text = given[i]!;
    const { name, code } = countries.get(text) ?? {};
    if (name && !code && !told.has(text)) {
      told.add(text);
      notes.push({ row, reason: `"${text}" is no known country`, isLeftOut: false });
    }
    const written = { id, ...fields, ...(name && { country: name }) };
    const store = decodeLocation(written);
    if (!store) {
      notes.push({ row, reason: 'has no name and no address', isLeftOut: true });
      return [];
    }
    const { countryCode, ...rest } = enrichStore({ ...store, position });
    return [{ fields: written, store: { ...rest, countryCode: countryCode ?? code }, details }];
  });
}

/** Lists the extra columns, because the page shows them to every visitor. */
function tellColumns(
  { fields }: Columns,
  records: readonly StoreRecord[],
  country: string,
  progress: Pick<Progress, 'say'>,
): void {
  const names = new Set(records.flatMap(({ details }) => Object.keys(details?.extra ?? {})));
  if (names.size) progress.say(`Also published, and shown on the page: ${[...names].join(', ')}`);
  if (!fields.has('country') && !country)
    progress.say('There is no column of countries: --country NAME helps to place the stores');
}
