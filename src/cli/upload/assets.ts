import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandContext } from '../command-context.js';
import { count } from '../count.js';
import { makeOutFolder } from '../out-folder.js';
import type { AssetsOptions } from './assets-options.js';
import { dataOf, scriptsOf } from './built-files.js';
import { integrityFiles, integrityJson } from './integrity.js';
import { isEarlierFile, packUpload, singleUpload, type Upload } from './single-upload.js';

/**
 * Writes the files that a shop with stores in some countries has to upload into one flat folder.
 * They are a script, the files that it may load later, and the data of these countries, either
 * separately or combined into five files. All content is created before the first file is written.
 * @throws {CommandError} when the folder cannot be made
 */
export async function assets(options: AssetsOptions, { out }: CommandContext): Promise<void> {
  const { isDataOnly, isSingle } = options;
  const upload = isDataOnly
    ? dataUpload(options)
    : isSingle
      ? singleUpload(options)
      : wholeUpload(options);
  await write(upload, options.out, out);
  out.write(howToUse(upload, options));
}

/** Returns every built file under its own name. */
function wholeUpload({ countries, entry, from, url }: AssetsOptions): Upload {
  const scripts = [...scriptsOf(from, entry)];
  const beside = ['LICENSES.txt', 'store-locator-elements.css'].filter((name) =>
    existsSync(join(from, name)),
  );
  const files = new Map<string, string | Uint8Array>();
  for (const name of [...scripts, ...beside]) files.set(name, readFileSync(join(from, name)));
  for (const [name, bytes] of dataOf(from, countries)) files.set(name, bytes);
  for (const [name, text] of integrityJson(from, scripts, url ?? './')) files.set(name, text);
  return files;
}

function dataUpload({ countries, from, isSingle }: AssetsOptions): Upload {
  return isSingle ? packUpload({ countries, from }) : new Map(dataOf(from, countries));
}

async function write(upload: Upload, folder: string, out: CommandContext['out']): Promise<void> {
  await makeOutFolder(folder);
  let total = 0;
  for (const [name, content] of upload) {
    await writeFile(join(folder, name), content);
    const size = Buffer.byteLength(content);
    total += size;
    out.write(`${kilobytes(size)}  ${name}\n`);
  }
  for (const name of readdirSync(folder).filter((name) => isEarlierFile(name, upload))) {
    await rm(join(folder, name));
    out.write(`   removed  ${name}, of an earlier run\n`);
  }
  out.write(`${kilobytes(total)}  ${count(upload.size, 'file')} in ${folder}\n\n`);
}

function howToUse(upload: Upload, { entry, isDataOnly, isSingle, url }: AssetsOptions): string {
  const folder = url ?? 'https://…/';
  if (isDataOnly) {
    const [name = ''] = isSingle ? upload.keys() : [];
    return `Put ${isSingle ? 'it' : 'them'} where your site serves its files, and name the address:\n  configure({ dataUrl: '${folder}${name}' }) or <store-locator data-url="${folder}${name}">\n`;
  }
  const tag = /\.classic\.js$/.test(entry) ? '<script' : '<script type="module"';
  if (isSingle)
    return (
      `Upload them to one folder, together, and load the script:\n  ${tag} src="${folder}${entry}"></script>\n\n` +
      `store-locator-readme.json says how browsers run these files only as they are now.\n`
    );
  const hashes = JSON.parse(String(upload.get(integrityFiles[0]))) as Record<string, string>;
  return (
    `Upload them to one folder. Load ${entry} from there, and name the folder for the data:\n` +
    `  <store-locator data-url="${folder}"> or configure({ dataUrl })\n\n` +
    `So that browsers load these scripts only as they are now, load the entry with\n` +
    `  integrity="${hashes[entry] ?? ''}" crossorigin="anonymous"\n` +
    `and paste ${integrityFiles[1]} into a <script type="importmap"> before it${url ? '' : ' (made with --url)'}.\n`
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1).padStart(8)} KB`;
