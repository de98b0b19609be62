import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { decodeText } from './decode-text.js';
import { readCsv } from './read-csv.js';
import { readGeojson } from './read-geojson.js';
import type { SourceTable } from './source-table.js';

/** A table, and a sentence about its encoding where that is not UTF-8. */
export interface DecodedTable {
  readonly table: SourceTable;
  readonly notice: string | undefined;
}

/**
 * Reads a table from the bytes of a file: GeoJSON, or text with commas, semicolons, tabs or bars.
 * The content decides the format, because downloads have arbitrary file extensions. It uses nothing
 * of Node, so that a page reads a table as the command does.
 * @throws {CommandError} with a message that names the format that was found instead
 */
export function tableOfBytes(bytes: Uint8Array): DecodedTable {
  const known = foreign.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) throw refusal(`it is ${known[1]}: ${save}`);
  const { text, notice } = decodeText(bytes);
  const begin = text.slice(0, 500).trimStart();
  if (/^(<!doctype html|<html|<\?xml)/i.test(begin))
    throw refusal('it is a web page or XML: download the sheet itself as CSV');
  if (!begin) throw refusal('it is empty');
  const nul = text.indexOf('\0');
  if (nul >= 0)
    throw refusal(
      `line ${text.slice(0, nul).split(/\r\n|\r|\n/).length} has a NUL character, as no text has: ${save}`,
    );
  return { table: /^[{[]/.test(begin) ? readGeojson(text) : readCsv(text), notice };
}

const save = 'save it as "CSV UTF-8"';

const foreign: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 3, 4], 'a workbook of Excel, LibreOffice or Numbers, or another packed file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  // UTF-32 begins like UTF-16, but UTF-16 text has no NUL as its second character.
  [[0xff, 0xfe, 0, 0], 'text in UTF-32'],
  [[0, 0, 0xfe, 0xff], 'text in UTF-32'],
  [[0x1f, 0x8b], 'a packed file'],
];

/** The error for a file that is no table. */
export const refusal = (why: string): CommandError =>
  new CommandError(ExitCode.Listing, `the table cannot be read: ${why}`);
