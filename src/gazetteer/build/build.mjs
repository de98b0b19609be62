// Builds the gazetteer's shards. ../data/README.md lists the inputs and their sources.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { cityShards } from './cities.mjs';
import { districtsOf, placesByCountry } from './places.mjs';
import { addCuratedPlaces } from './curated-names.mjs';
import { markExemplars } from './exemplars.mjs';
import { markLocalNames } from './postal-names.mjs';
import { addPostalPlaces } from './postal-places.mjs';
import { readParts } from './parts.mjs';
import { postalShards } from './postal.mjs';
import { nameRegions, readRegions } from './regions.mjs';
import { report, reportMoves } from './report.mjs';

const { values: options } = parseArgs({
  options: Object.fromEntries(
    ['postal', 'names', 'cities', 'admin1', 'admin2', 'cldr', 'out'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
});
// The page's own modules, so that the shards are written with the keys that the page looks up.
const modules = Object.assign(
  {},
  ...(await Promise.all(
    [
      'locate/postcode-key',
      'names/name-key',
      'shards/postal-shard',
      'shards/postal-shard-name',
      'shards/shard-reader',
    ].map((name) => tsImport(`../${name}.ts`, import.meta.url)),
  )),
);

const regions = readRegions(options.admin1, districtsOf(options.names, 'TW'), modules);
const places = placesByCountry(options.cities, options.names, regions, modules);
addCuratedPlaces(places, modules);
const towns = new Map([...places].map(([country, some]) => [country, [...some]]));
markExemplars(places, options.cldr, modules);
markLocalNames(places, options.postal, modules);
addPostalPlaces(places, options.postal, modules);
nameRegions(
  regions,
  { cldrFolder: options.cldr, postalFolder: options.postal },
  (country) => places.get(country) ?? [],
  modules,
);
const parts = readParts(options.cities, options.admin2, options.cldr, modules);
const { files, moves } = postalShards(options.postal, places, towns, modules);
for (const [country, some] of [...places].sort())
  for (const [name, bytes] of cityShards(
    country,
    some,
    regions.get(country) ?? [],
    parts.get(country) ?? [],
    modules,
  ))
    files.set(name, bytes);

mkdirSync(options.out, { recursive: true });
for (const name of readdirSync(options.out))
  if (/^(postal|cities)-.*\.bin$/.test(name)) rmSync(join(options.out, name));
for (const [name, bytes] of files) writeFileSync(join(options.out, name), bytes);
writeFileSync(new URL('moved-postal-points.tsv', import.meta.url), reportMoves(moves));
console.log(report(files));
