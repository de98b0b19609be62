import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryDetails } from '../../src/cli/table/details-of-row.js';
import { matchesSchema } from './matches-schema.js';
import type { Workplace } from './workplace.js';

/** An entry of a snapshot that was made of a table. */
export interface MadeEntry {
  readonly [field: string]: unknown;
  readonly id: number;
  readonly details?: EntryDetails;
}

const schema = JSON.parse(readFileSync('src/cli/snapshot.schema.json', 'utf8')) as Record<
  string,
  unknown
>;

/**
 * The result of the command for a table. A snapshot that it writes is checked against the schema.
 */
export async function madeOf(
  workplace: Workplace,
  table: string | Uint8Array,
  ...more: readonly string[]
) {
  const path = join(workplace.folder, 'table');
  writeFileSync(path, table);
  const { code, out, err } = await workplace.run(workplace.tableArguments(path, ...more));
  if (code !== 0) return { code, out, err, stores: [] };
  matchesSchema(workplace.snapshot, schema);
  return { code, out, err, stores: workplace.snapshot.stores as unknown as MadeEntry[] };
}
