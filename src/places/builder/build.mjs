// Builds the gazetteer's shards: see ../data/README.md for the inputs and where they come from.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { postalShards } from './postal.mjs';
import { report } from './report.mjs';

const { values: options } = parseArgs({
  options: { postal: { type: 'string' }, out: { type: 'string' } },
});
const load = (name) => tsImport(`../${name}.ts`, import.meta.url);
// The page's own modules: what is written is what they will look for.
const places = Object.assign(
  {},
  ...(await Promise.all(
    ['postcode-key', 'postal-shard', 'postal-shard-name', 'shard-reader', 'name-key'].map(load),
  )),
);

const files = new Map([...postalShards(options.postal, places)]);
mkdirSync(options.out, { recursive: true });
for (const name of readdirSync(options.out))
  if (/^(postal|cities)-.*\.bin$/.test(name)) rmSync(join(options.out, name));
for (const [name, bytes] of files) writeFileSync(join(options.out, name), bytes);
console.log(report(files));
