import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes by file name in the form of `integrity` attributes and import maps: `sha384-…`. */
export type Integrity = Readonly<Record<string, string>>;

/** The names of the files that are written beside the scripts. */
export const integrityFiles = ['integrity.json', 'importmap.json'] as const;

export const hashOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Returns an import map with which a page loads these scripts only with their present content.
 * @param url address of their folder, with a slash at the end
 * @param indent indentation of the JSON text in spaces; 0 writes one line
 */
export const importMapOf = (integrity: Integrity, url: string, indent = 2): string => {
  const placed = Object.entries(integrity).map(([name, hash]) => [url + name, hash] as const);
  return JSON.stringify({ integrity: Object.fromEntries(placed) }, undefined, indent);
};

/**
 * Returns the names and texts of two files: the hashes of the scripts, in the order of their names,
 * and the import map.
 * @param names names of files in `folder`; files that are no scripts are left out
 */
export function integrityJson(
  folder: string,
  names: Iterable<string>,
  url: string,
): (readonly [string, string])[] {
  const scripts = [...names].filter((name) => name.endsWith('.js')).sort();
  const integrity: Integrity = Object.fromEntries(
    scripts.map((name) => [name, hashOf(readFileSync(join(folder, name)))] as const),
  );
  const [hashes, importMap] = integrityFiles;
  return [
    [hashes, `${JSON.stringify(integrity, undefined, 2)}\n`],
    [importMap, `${importMapOf(integrity, url)}\n`],
  ];
}
