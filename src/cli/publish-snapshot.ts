import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotJson } from './snapshot-json.js';
import { writeWholeFile } from './write-whole-file.js';

/** The folder that `--publish` names, and how many versions of the stores stay in it. */
export interface Publication {
  readonly folder: string;
  readonly keep: number;
}

/** The address of this file goes into `src`; it names the file with the stores. */
export const pointerName = 'stores.json';

const isVersion = (name: string): boolean => /^stores-[0-9a-f]{16}\.json$/.test(name);

/**
 * Writes a snapshot under a name that is made from its stores, then the pointer that names it, and
 * removes the oldest versions. A pointer that caches still have may name an earlier version, so
 * several stay. Stores that have not changed keep their file and their pointer.
 * @returns the path of the file with the stores
 */
export async function publishSnapshot(
  { folder, keep }: Publication,
  generatedAt: string,
  entries: readonly object[],
): Promise<string> {
  // The time of the run would give each run another name.
  const hash = createHash('sha256').update(snapshotJson('', entries)).digest('hex').slice(0, 16);
  const file = `stores-${hash}.json`;
  const path = join(folder, file);
  if (existsSync(path)) await utimes(path, new Date(), new Date());
  else await writeWholeFile(path, snapshotJson(generatedAt, entries));
  // Last, so that whoever follows the pointer finds the file.
  await writeWholeFile(join(folder, pointerName), `${JSON.stringify({ version: 1, file })}\n`);
  await removeOldVersions(folder, file, keep);
  return path;
}

async function removeOldVersions(folder: string, current: string, keep: number): Promise<void> {
  const earlier = (await readdir(folder)).filter((name) => isVersion(name) && name !== current);
  const paths = earlier.map((name) => join(folder, name));
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  const latestFirst = paths
    .map((path, i) => ({ path, time: times[i] ?? 0 }))
    .sort((one, other) => other.time - one.time);
  await Promise.all(latestFirst.slice(keep - 1).map(({ path }) => rm(path)));
}
