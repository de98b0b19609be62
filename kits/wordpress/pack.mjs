#!/usr/bin/env node
// Makes the WordPress plugin with its files inside: a folder to copy to a server, and the same as a
// zip for WordPress' upload form.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';

const name = 'store-locator-elements';
const kit = dirname(fileURLToPath(import.meta.url));
const root = join(kit, '../..');

const help = `Makes the WordPress plugin.

  node pack.mjs --countries FR,DE [--stores stores.json] [--streets FOLDER] [--out FOLDER]

  --countries  the countries whose towns and land the map knows
  --stores     a file of "store-locator snapshot": its name is then a "File of stores"
  --streets    a folder of "store-locator streets": "streets/" is then the address of the streets
  --out        where folder and zip are written; default: wordpress
`;

const { values } = parseArgs({
  options: {
    countries: { type: 'string' },
    stores: { type: 'string' },
    streets: { type: 'string' },
    out: { type: 'string', default: 'wordpress' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help || !values.countries) {
  (values.help ? process.stdout : process.stderr).write(help);
  process.exit(values.help ? 0 : 2);
}
for (const path of [values.stores, values.streets]) {
  if (path && !existsSync(path)) {
    process.stderr.write(`There is no ${path}.\n`);
    process.exit(2);
  }
}

const plugin = join(resolve(values.out), name);
const assets = join(plugin, 'assets');

// Files of an earlier version must not stay beside those of this one.
rmSync(plugin, { recursive: true, force: true });
mkdirSync(dirname(plugin), { recursive: true });
cpSync(join(kit, name), plugin, { recursive: true });
rmSync(assets, { recursive: true, force: true });
cpSync(join(root, 'LICENSE'), join(plugin, 'LICENSE'));

const command = join(root, 'dist/npm/cli/store-locator.js');
const options = ['assets', '--countries', values.countries, '--out', assets, '--single'];
try {
  execFileSync(process.execPath, [command, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
} catch (error) {
  // The command has told the reason itself.
  process.exit(error.status ?? 1);
}
// It keeps the room of the elements until their script has run, and is none of the five files.
cpSync(join(root, 'dist/cdn', `${name}.css`), join(assets, `${name}.css`));
if (values.stores) cpSync(values.stores, join(assets, basename(values.stores)));
if (values.streets) cpSync(values.streets, join(assets, 'streets'), { recursive: true });

const files = readdirSync(plugin, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();
const entries = Object.fromEntries(
  files.map((file) => [
    `${name}/${relative(plugin, file).split(sep).join('/')}`,
    readFileSync(file),
  ]),
);
const zip = zipSync(entries);
writeFileSync(`${plugin}.zip`, zip);
const size = (zip.length / 1_024).toFixed(0);
process.stdout.write(`${files.length} files in ${plugin}\n${size} KB in ${plugin}.zip\n`);
