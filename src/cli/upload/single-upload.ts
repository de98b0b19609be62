import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.js';
import type { AssetsOptions } from './assets-options.js';
import { dataOf, scriptsOf } from './built-files.js';
import { hashOf, importMapOf } from './integrity.js';
import { laterFile } from './later-file.js';
import { packOf } from './pack-of.js';

/** The content of each file by its name. */
export type Upload = ReadonlyMap<string, string | Uint8Array>;

/**
 * Whether an earlier run wrote a file in the folder. Such file names hold a hash of the content, so
 * a new upload has other names.
 */
export const isEarlierFile = (name: string, upload: Upload): boolean =>
  /^store-locator-(later-[\da-f]{8}\.js|data-[\da-f]{8}\.wasm)$/.test(name) && !upload.has(name);

/**
 * Returns five files: the script, all that it loads later, the data of some countries, the
 * licences, and a readme.
 */
export function singleUpload({ countries, entry, from, url }: AssetsOptions): Upload {
  const [, ...laterScripts] = scriptsOf(from, entry);
  const later = laterFile(from, laterScripts);
  const laterName = `store-locator-later-${shortHash(later)}.js`;
  const data = packUpload({ countries, from });
  const [[dataName] = ['']] = data;
  const script = withOneFile(entry, readFileSync(join(from, entry), 'utf8'), laterName, dataName);
  const licences = readFileSync(join(from, 'LICENSES.txt'), 'utf8').trim().split('\n');
  const hashes = { [entry]: hashOf(script), [laterName]: hashOf(later) };
  return new Map<string, string | Uint8Array>([
    [entry, script],
    [laterName, later],
    ...data,
    ['store-locator-licenses.json', asJson(licences)],
    ['store-locator-readme.json', readMe(entry, hashes, url ?? './')],
  ]);
}

/** Returns only the data of some countries, in one file. */
export function packUpload({ countries, from }: Pick<AssetsOptions, 'countries' | 'from'>): Upload {
  const pack = packOf(dataOf(from, countries), countries);
  return new Map([[`store-locator-data-${shortHash(pack)}.wasm`, pack]]);
}

/**
 * Prepends code to the entry that sets where the other files are, before the entry asks for any.
 */
function withOneFile(entry: string, code: string, later: string, data: string): string {
  const path = join(packageFolder(), 'dist/npm/cli/in-one-file.js');
  const own = isClassic(entry) ? JSON.stringify(entry) : 'import.meta.url';
  const names = [later, data].map((name) => JSON.stringify(name));
  return `(()=>{${readFileSync(path, 'utf8').trim()}storeLocatorInOneFile.inOneFile(${[own, ...names].join()})})();\n${code}`;
}

/** Returns three entries as JSON. The import map is the object that a page needs. */
function readMe(entry: string, hashes: Readonly<Record<string, string>>, url: string): string {
  const type = isClassic(entry) ? '' : ` type='module'`;
  const lines = {
    page: `Upload these files to one folder, together, and load the script: <script${type} src='${url}${entry}'></script>`,
    integrity: `So that browsers run these files only as they are now: integrity='${hashes[entry]}' crossorigin='anonymous' in that tag, and before it the next line's object in <script type='importmap'></script>`,
    importmap: JSON.parse(importMapOf(hashes, url)) as unknown,
  };
  const texts = Object.entries(lines).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return `{\n${texts.join(',\n')}\n}\n`;
}

const isClassic = (entry: string): boolean => entry.endsWith('.classic.js');
const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;
const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
