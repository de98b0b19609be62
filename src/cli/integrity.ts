import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By file name, what `integrity` attributes and import maps take: `sha384-…`. */
export type Integrity = Readonly<Record<string, string>>;

/** The files that are written beside the scripts. */
export const integrityFiles = ['integrity.json', 'importmap.json'] as const;

/**
 * The hashes of the scripts among these files, in the order of their names.
 * @param names of files in `folder`; what is no script is left out
 */
export async function integrityOf(folder: string, names: Iterable<string>): Promise<Integrity> {
  const scripts = [...names].filter((name) => name.endsWith('.js')).sort();
  return Object.fromEntries(
    await Promise.all(
      scripts.map(async (name) => {
        const hash = createHash('sha384').update(await readFile(join(folder, name)));
        return [name, `sha384-${hash.digest('base64')}`] as const;
      }),
    ),
  );
}

/**
 * An import map that lets a page load these scripts only as they are now, from where they are uploaded to.
 * @param url of their folder, with a slash at the end
 */
export const importMapOf = (integrity: Integrity, url: string): string =>
  JSON.stringify(
    {
      integrity: Object.fromEntries(
        Object.entries(integrity).map(([name, hash]) => [url + name, hash]),
      ),
    },
    undefined,
    2,
  );

/** Writes both files beside the scripts, and gives the hashes. */
export async function writeIntegrity(
  folder: string,
  names: Iterable<string>,
  url: string,
): Promise<Integrity> {
  const integrity = await integrityOf(folder, names);
  const [hashes, importMap] = integrityFiles;
  await writeFile(join(folder, hashes), `${JSON.stringify(integrity, undefined, 2)}\n`);
  await writeFile(join(folder, importMap), `${importMapOf(integrity, url)}\n`);
  return integrity;
}
