import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Holds `dist/cdn/` as a shop has it that has uploaded five files: of each entry, in one folder. */
export const singleFolder = '.cache/single';

const entries = ['store-locator-elements', 'store-locator', 'stock-badge'].flatMap((name) => [
  `${name}.js`,
  `${name}.classic.js`,
]);

/** Countries of the demo. */
const countries =
  'AT,AU,BE,CA,CH,CZ,DE,DK,ES,FI,FR,GB,HU,IE,IT,JP,LU,MC,NL,NO,NZ,PL,PT,SE,SI,SK,US'.split(',');

/** Writes the folder anew, by the command's own code. */
export async function writeSingleForm() {
  const path = join(process.cwd(), 'dist/npm/cli/upload/single-upload.js');
  if (!existsSync(path)) return;
  const { singleUpload } = await import(pathToFileURL(path).href);
  const to = join(singleFolder, 'dist/cdn');
  rmSync(singleFolder, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  // What a page may load beside the entries.
  for (const name of ['configure.js', 'store-locator-elements.css'])
    cpSync(`dist/cdn/${name}`, join(to, name));
  const from = 'dist/cdn';
  for (const entry of entries)
    for (const [name, content] of singleUpload({ countries, entry, from }))
      writeFileSync(join(to, entryName(name, entry)), content);
  cpSync('dist/demo', join(singleFolder, 'dist/demo'), { recursive: true });
}

/** Two entries have a readme each. */
const entryName = (name, entry) =>
  name === 'store-locator-readme.json' ? `${entry}.readme.json` : name;
