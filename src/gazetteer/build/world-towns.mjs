// Builds the index of large towns by name from the built files of towns. See ../data/README.md.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { shardWriter } from './shard-writer.mjs';

const DATA = new URL('../data/', import.meta.url);
const LEAST_PEOPLE = 100_000;
/** The population from which towns also have their names in other languages. */
const LARGE = 1_000_000;

const load = (name) => tsImport(`../shards/${name}.ts`, import.meta.url);
const [{ decodeCityTier }, { ShardKind }, { unpack }] = await Promise.all(
  ['city-tier', 'shard-reader', 'unpack'].map(load),
);

/**
 * The population of the largest such town by key and country. `inScripts` holds names in other
 * scripts.
 */
const towns = new Map();
const inScripts = new Map();
const countries = [];
for (const file of readdirSync(DATA).sort()) {
  const [, code] = /^cities-([A-Z]{2})-1\.bin$/.exec(file) ?? [];
  if (!code) continue;
  const tier = decodeCityTier(await unpack(readFileSync(new URL(file, DATA))));
  const number = countries.push(code) - 1;
  const add = (key, index, least = LEAST_PEOPLE, of = towns) => {
    const population = index < tier.keys.length ? tier.city(index).population : 0;
    if (!key || population < least) return;
    const known = of.get(key)?.get(number) ?? 0;
    if (!of.has(key)) of.set(key, new Map());
    of.get(key).set(number, Math.max(known, population));
  };
  tier.keys.forEach((key, index) => add(key, index));
  tier.otherKeys.forEach((key, i) => {
    add(key, tier.otherPlaces[i], /^[a-z]+$/.test(key) ? LARGE : Infinity);
    if (tier.otherShown[i]) add(key, tier.otherPlaces[i], LARGE, inScripts);
  });
}

const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
write('towns-world.bin', towns);
write('towns-world-scripts.bin', inScripts);

function write(file, names) {
  const rows = [...names]
    .flatMap(([key, of]) => [...of].map(([number, population]) => ({ key, number, population })))
    .sort((a, b) => order(a.key, b.key) || b.population - a.population);
  const writer = shardWriter(ShardKind.WorldTowns);
  writer.lines(countries);
  writer.lines(rows.map(({ key }) => key));
  writer.column(rows.map(({ number }) => number));
  writer.column(rows.map(({ population }) => Math.round(Math.log2(population / LEAST_PEOPLE))));
  const bytes = writer.file();
  writeFileSync(new URL(file, DATA), bytes);
  console.log(`${file}: ${rows.length} names, ${(bytes.length / 1024).toFixed(1)} KB`);
}
