import { readFile, stat } from 'node:fs/promises';
import { CommandError } from '../command-error.js';
import { ExitCode } from '../exit-code.js';
import { decodeText } from './decode-text.js';
import { readCsv } from './read-csv.js';
import { readGeojson } from './read-geojson.js';
import type { SourceTable } from './source-table.js';

/** The largest file in bytes. It holds more than a hundred thousand stores with long texts. */
const maxBytes = 100 * 2 ** 20;

/**
 * Reads a table from a file: GeoJSON, or text with commas, semicolons, tabs or bars. The content
 * decides the format, because downloads have arbitrary file extensions.
 * @throws {CommandError} with a message that names the format that was found instead
 */
export async function readTableFile(
  path: string,
): Promise<{ table: SourceTable; notice: string | undefined }> {
  const { size } = await stat(path);
  if (size > maxBytes) throw refusal(`it has more than ${maxBytes / 2 ** 20} MB`);
  const bytes = await readFile(path);
  const known = foreign.find(([start]) => bytes.subarray(0, start.length).equals(start));
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

const foreign: readonly (readonly [Buffer, string])[] = [
  [
    Buffer.from('PK\u0003\u0004'),
    'a workbook of Excel, LibreOffice or Numbers, or another packed file',
  ],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'an old Excel workbook'],
  [Buffer.from('%PDF'), 'a PDF'],
  // UTF-32 begins like UTF-16, but UTF-16 text has no NUL as its second character.
  [Buffer.from([0xff, 0xfe, 0, 0]), 'text in UTF-32'],
  [Buffer.from([0, 0, 0xfe, 0xff]), 'text in UTF-32'],
  [Buffer.from([0x1f, 0x8b]), 'a packed file'],
];

const refusal = (why: string): CommandError =>
  new CommandError(ExitCode.Listing, `the table cannot be read: ${why}`);
