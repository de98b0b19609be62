// Builds the names of India's large towns in its scripts. See ../data/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { shardWriter } from './shard-writer.mjs';

const FILE = new URL('../data/names-IN.bin', import.meta.url);
const LEAST_PEOPLE = 100_000;
const INDIAN =
  /^[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\s]+$/u;

const { values: options } = parseArgs({ options: { cities: { type: 'string' } } });
const [{ SCRIPT_NAMES }, { nameKey }] = await Promise.all(
  ['search/indian-names', 'names/name-key'].map((name) =>
    tsImport(`../${name}.ts`, import.meta.url),
  ),
);

/** The English name of the largest town by the key of a name. */
const towns = new Map();
const rows = readFileSync(options.cities, 'utf8')
  .split('\n')
  .map((row) => row.split('\t'));
for (const [, name, , alternates = ''] of rows
  .filter((row) => row[8] === 'IN' && Number(row[14]) >= LEAST_PEOPLE)
  .sort((a, b) => b[14] - a[14]))
  for (const other of alternates.split(','))
    if (INDIAN.test(other) && !towns.has(nameKey(other))) towns.set(nameKey(other), name);

const keys = [...towns.keys()].filter(Boolean).sort();
const names = [...new Set(keys.map((key) => towns.get(key)))].sort();
const writer = shardWriter(SCRIPT_NAMES);
writer.lines(keys);
writer.lines(names);
writer.column(keys.map((key) => names.indexOf(towns.get(key))));
const bytes = writer.file();
writeFileSync(FILE, bytes);
console.log(`names-IN.bin: ${keys.length} names, ${(bytes.length / 1024).toFixed(1)} KB`);
