import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Progress } from '../progress.js';
import type { TextHash } from './store-ids.js';
import { refusal, tableOfBytes } from './table-of-bytes.js';
import { tableRecords, type ReadTable } from './table-records.js';

/** The largest file in bytes. It holds more than a hundred thousand stores with long texts. */
const maxBytes = 100 * 2 ** 20;
const hashBytes = 6;

/** An id that this hash has made once stays the same for ever. */
const shaHash: TextHash = (text) =>
  createHash('sha256').update(text).digest().readUIntBE(0, hashBytes);

export interface TableOptions {
  readonly path: string;
  /** The country for rows that name none. */
  readonly country: string;
}

/**
 * Reads the stores of a merchant's own table from a file.
 * @throws {CommandError} when the file is too large or no table, has no column of places or of
 *   names, or holds no store
 */
export async function readTable(
  { path, country }: TableOptions,
  progress: Progress,
): Promise<ReadTable> {
  const { size } = await stat(path);
  if (size > maxBytes) throw refusal(`it has more than ${maxBytes / 2 ** 20} MB`);
  const decoded = tableOfBytes(await readFile(path));
  if (decoded.notice) progress.say(`${path}: ${decoded.notice}`);
  return tableRecords(decoded, { country, hash: shaHash }, progress);
}
