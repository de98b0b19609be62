import { csvRows, type CsvRow, type StrayText } from '../../domain/csv-rows.js';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { namesAmong } from './columns.js';
import type { SourceRow, SourceTable } from './source-table.js';

const separators = [',', ';', '\t', '|'];

/** A title and a date may stand above the header. */
const mostAbove = 5;

/** How much of a text is looked at to find its separator. */
const enough = 20_000;

/**
 * The table in a text of separated values. The header is the first row in which two cells are usual names of columns,
 * and the separator the one that parts it into the most of these, or into the most cells.
 * @throws {CommandError} when a quote never closes, or closes lines later in the midst of a text
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
    // of merged or deleted rows
    if (cells.some((cell) => cell.trim()))
      lines.push({ number, cells, ...(stray && { trouble: troubleOf(stray, linesBefore) }) });
  }
  const at = Math.max(headerAmong(lines), 0);
  const header = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1).map((row) => withWholeFormulas(row, header.length, separator));
  return { unit: 'line', header, rows, above: lines.slice(0, at) };
}

/** Files made by hand have formulas without quotes around them, which are cut at each separator within. */
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

/** In a formula that is cut, a quote that closes is followed by the formula's own signs. */
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

/** The text up to the stray quote is of one line: the other rows are as they were meant. */
const troubleOf = ({ cell, opened }: StrayText, linesBefore: number): string =>
  `has text right after the quote that closes its cell ${cell + 1}, in line ${opened + linesBefore}: ${doubled}`;

/** Rows may be lost in the cell, and nobody knows where they begin. */
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
