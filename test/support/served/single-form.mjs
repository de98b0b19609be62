import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder that holds `dist/cdn/` as in a shop that has uploaded five files for each entry. */
export const singleFolder = '.cache/single';

const entries = ['store-locator-elements', 'store-locator', 'stock-badge'].flatMap((name) => [
  `${name}.js`,
  `${name}.classic.js`,
]);

/** The demo's countries. */
const countries =
  'AT,AU,BE,CA,CH,CZ,DE,DK,ES,FI,FR,GB,HU,IE,IT,JP,LU,MC,NL,NO,NZ,PL,PT,SE,SI,SK,US'.split(',');

/** Rewrites the folder with the command's own code. */
export async function writeSingleForm() {
  const path = join(process.cwd(), 'dist/npm/cli/upload/single-upload.js');
  if (!existsSync(path)) return;
  const { singleUpload } = await import(pathToFileURL(path).href);
  const to = join(singleFolder, 'dist/cdn');
  rmSync(singleFolder, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  // A page may also load these files.
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
