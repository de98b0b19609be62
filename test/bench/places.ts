// Prints how well and how fast stores are placed from the shards: `node --import tsx
// test/bench/places.ts [FOLDER]`. FOLDER holds `*.tsv.gz` files of stores with their coordinates.
// Without it, the sample beside this file is used.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Reader } from '../../src/gazetteer/shards/reader.js';
import { worldAddresses } from '../gazetteer/world-addresses.js';
import { accuracy, knownStore, readKnownStores } from './places-accuracy.js';
import { inChromium } from './places-chromium.js';
import { shardSizes } from './places-sizes.js';

const STORES_TIMED = 10_000;

const data = fileURLToPath(new URL('../../src/gazetteer/data/', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const shared = process.argv[2] ?? join(here, '../../../shared/data/stores');
const folder = existsSync(shared) ? shared : here;
const files = readdirSync(folder).filter((name) => /\.tsv(\.gz)?$/.test(name));

const read: Reader = async (name) => new Uint8Array(gunzipSync(await readFile(join(data, name))));

const sets = files.map((name) => ({ name, stores: readKnownStores(join(folder, name)) }));
for (const { name, stores } of sets) console.log(`${name}: ${await accuracy(stores, read)}`);
const world = worldAddresses.map(([country, state, city, zip, lat, lng], id) =>
  knownStore(id, ['', city, state, zip, country, String(lat), String(lng)]),
);
console.log(`well-known addresses: ${await accuracy(world, read)}`);
for (const line of shardSizes(data)) console.log(line);

const largest = sets.map(({ stores }) => stores).sort((a, b) => b.length - a.length)[0] ?? [];
const timed = largest.slice(0, STORES_TIMED).map(({ store }) => store);
for (const line of await inChromium(timed, data)) console.log(line);
