import { csvRows, type CsvRow, type StrayText } from '../../domain/csv-rows.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { namesAmong } from './columns.js';
import type { SourceRow, SourceTable } from './source-table.js';

const separators = [',', ';', '\t', '|'];

/** The most rows above the header, such as a title and a date. */
const mostAbove = 5;

/** The number of characters that are searched for the separator. */
const enough = 20_000;

/**
 * Reads a table from a text of separated values. The header is the first row with at least two
 * usual column names. The separator is the one that splits the header into the most of these names,
 * or else into the most cells.
 * @throws {CommandError} when a quote never closes, or closes on a later line in the middle of a
 *   text
 */
export function readCsv(text: string): SourceTable {
  const [mark = '', named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const body = text.slice(mark.length);
  const linesBefore = mark ? 1 : 0;
  const separator = named ?? separatorOf(body.slice(0, enough));
  const lines: SourceRow[] = [];
  for (const { line, cells, openQuote, strayTexts = [] } of csvRows(body, separator)) {
    const number = line + linesBefore;
    const [stray] = strayTexts.filter(({ cell }) => !isRestOfFormula(cells, cell));
    if (stray && stray.opened < stray.closed) throw swallowed(stray, linesBefore);
    if (openQuote) throw unclosed(openQuote + linesBefore, cells);
    // Skip blank rows, which merged or deleted rows leave behind.
    if (cells.some((cell) => cell.trim()))
      lines.push({ number, cells, ...(stray && { trouble: troubleOf(stray, linesBefore) }) });
  }
  const at = Math.max(headerAmong(lines), 0);
  const header = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1).map((row) => withWholeFormulas(row, header.length, separator));
  return { unit: 'line', header, rows, above: lines.slice(0, at) };
}

/**
 * Joins formulas that were split at their own separators. Files made by hand have no quotes around
 * formulas.
 */
function withWholeFormulas(row: SourceRow, length: number, separator: string): SourceRow {
  if (row.cells.length <= length) return row;
  const cells: string[] = [];
  for (const cell of row.cells) {
    const last = cells.at(-1) ?? '';
    if (isCut(last)) cells[cells.length - 1] = last + separator + cell;
    else cells.push(cell);
  }
  return { ...row, cells };
}

const isCut = (cell: string): boolean => /^=\w+\(/.test(cell) && !/\)\s*$/.test(cell);

/**
 * Whether a cell continues a split formula. In such a cell, the signs of the formula follow its
 * closing quote.
 */
function isRestOfFormula(cells: readonly string[], at: number): boolean {
  let whole = '';
  for (const cell of cells.slice(0, at)) whole = isCut(whole) ? `${whole},${cell}` : cell;
  return isCut(whole);
}

function separatorOf(text: string): string {
  let best = { separator: ',', names: 0, cells: 0 };
  for (const separator of separators) {
    const rows = firstRows(text, separator);
    const header = rows[Math.max(headerAmong(rows), 0)]?.cells ?? [];
    const [names, cells] = [namesAmong(header), header.length];
    if (names > best.names || (names === best.names && cells > best.cells))
      best = { separator, names, cells };
  }
  return best.separator;
}

function firstRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of csvRows(text, separator)) {
    if (row.cells.some((cell) => cell.trim())) rows.push(row);
    if (rows.length > mostAbove) break;
  }
  return rows;
}

const headerAmong = (rows: readonly { readonly cells: readonly string[] }[]): number =>
  rows.slice(0, mostAbove + 1).findIndex(({ cells }) => namesAmong(cells) > 1);

const doubled = 'a quote within a quoted text is written twice';

/**
 * Returns the reason why a row is left out. The stray text is within one line, so the other rows
 * are intact.
 */
const troubleOf = ({ cell, opened }: StrayText, linesBefore: number): string =>
  `has text right after the quote that closes its cell ${cell + 1}, in line ${opened + linesBefore}: ${doubled}`;

/**
 * Returns the error for a quote that spans several lines. Rows may be lost in its cell, and where
 * they begin is unknown.
 */
function swallowed({ cell, opened, closed }: StrayText, linesBefore: number): CommandError {
  const [from, to] = [opened + linesBefore, closed + linesBefore];
  return new CommandError(
    ExitCode.Listing,
    `line ${from}: the quote that opens in cell ${cell + 1} closes in line ${to}, with text right after it, so that the ` +
      `lines between would be one cell: a quote is missing or one too many, or ${doubled}`,
  );
}

function unclosed(line: number, cells: readonly string[]): CommandError {
  const start = cells
    .at(-1)!
    .split(/[\r\n]/, 1)[0]!
    .slice(0, 40);
  return new CommandError(
    ExitCode.Listing,
    `line ${line}: a quote opens before "${start}" and never closes, so that the rest of the file would be one cell`,
  );
}
