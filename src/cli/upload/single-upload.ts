import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.js';
import type { AssetsOptions } from './assets-options.js';
import { dataOf, scriptsOf } from './built-files.js';
import { hashOf, importMapOf } from './integrity.js';
import { laterFile } from './later-file.js';
import { packOf } from './pack-of.js';

/** A file's content by its name. */
export type Upload = ReadonlyMap<string, string | Uint8Array>;

/** Whether a file in the folder was written by an earlier run: such names hold a hash, which has changed since. */
export const isEarlierFile = (name: string, upload: Upload): boolean =>
  /^store-locator-(later-[\da-f]{8}\.js|data-[\da-f]{8}\.wasm)$/.test(name) && !upload.has(name);

/** Five files: the script, all that it loads later, the data of some countries, licences, and how to use them. */
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

/** The data of some countries alone, in one file. */
export function packUpload({ countries, from }: Pick<AssetsOptions, 'countries' | 'from'>): Upload {
  const pack = packOf(join(from, 'data'), dataOf(from, countries), countries);
  return new Map([[`store-locator-data-${shortHash(pack)}.wasm`, pack]]);
}

/** The entry tells itself where the rest is, before it asks for any of it. */
function withOneFile(entry: string, code: string, later: string, data: string): string {
  const path = join(packageFolder(), 'dist/npm/cli/in-one-file.js');
  const own = isClassic(entry) ? JSON.stringify(entry) : 'import.meta.url';
  const names = [later, data].map((name) => JSON.stringify(name));
  return `(()=>{${readFileSync(path, 'utf8').trim()}storeLocatorInOneFile.inOneFile(${[own, ...names].join()})})();\n${code}`;
}

/** Three lines. The import map is JSON as it stands in a page. */
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
