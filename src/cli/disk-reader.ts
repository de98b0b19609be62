import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '../gazetteer/shards/reader.js';
import { unpack } from '../gazetteer/shards/unpack.js';

/** Creates a reader of gazetteer data files in a folder. */
export const diskReader =
  (folder: string): Reader =>
  async (name) =>
    unpack(new Uint8Array(await readFile(join(folder, name))));
