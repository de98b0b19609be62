// Builds outline-world.bin and outline-CC.bin. ../data/README.md lists the inputs and their
// sources.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { tsImport } from 'tsx/esm/api';
import { cellGrid } from './cell-grid.mjs';
import { countryLabels } from './country-labels.mjs';
import { countryArea, countryOutline } from './country-outline.mjs';
import { mainTowns } from './main-towns.mjs';
import { readNature } from './nature.mjs';
import { report } from './report.mjs';
import { shardWriter } from './shard-writer.mjs';
import { UNITS_PER_DEGREE, worldOutline } from './world-outline.mjs';
import { worldTopology } from './world-topology.mjs';
import { rounded, thinned, writeLines } from './write-lines.mjs';

const WORLD_TOLERANCE = 0.15;
const WORLD_WILDERNESS_TOLERANCE = 0.43;
const TOWN_PEOPLE = 20_000;
const NEAR_TOWN_DEGREES = 0.4;
const MOST_BYTES = 28_000;
/**
 * The tolerances of a country's lines near its towns, in degrees. The first one that keeps its file
 * small enough is taken.
 */
const TOLERANCES = Array.from({ length: 24 }, (_, i) => 0.003 * 1.12 ** i);

const { values: options } = parseArgs({ options: { outlines: { type: 'string' } } });
const folder = fileURLToPath(new URL('../data/', import.meta.url));
const { ShardKind } = await tsImport('../shards/shard-reader.ts', import.meta.url);
const { OUTLINE_LIST, writeOutlineList } = await tsImport(
  '../outlines/outline-list.ts',
  import.meta.url,
);
const { decodeCityTier } = await tsImport('../shards/city-tier.ts', import.meta.url);

const countries = new Map(
  readdirSync(folder).flatMap((name) => {
    const code = /^cities-(..)-1\.bin$/.exec(name)?.[1];
    if (!code) return [];
    const tier = decodeCityTier(gunzipSync(readFileSync(join(folder, name))));
    return [[code, tier.keys.map((_, i) => tier.city(i))]];
  }),
);
const nearTowns = cellGrid();
for (const { lat, lng, population } of [...countries.values()].flat())
  if (population >= TOWN_PEOPLE) nearTowns.addAround([lng, lat], NEAR_TOWN_DEGREES);

const topology = worldTopology();
const nature = readNature(options.outlines);
const world = worldOutline(topology, nature.lakes, (point) =>
  nearTowns.has(point) ? WORLD_TOLERANCE : WORLD_WILDERNESS_TOLERANCE,
);
const files = new Map([['outline-world.bin', worldFile()]]);
for (const [code, cities] of countries) files.set(`outline-${code}.bin`, countryFile(code, cities));
files.set(OUTLINE_LIST, Buffer.from(writeOutlineList([...files.keys()].sort())));

for (const name of readdirSync(folder)) if (name.startsWith('outline-')) rmSync(join(folder, name));
for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
console.log(report(files));

function worldFile() {
  const writer = shardWriter(ShardKind.World);
  const labels = countryLabels(topology);
  const write = (lines) =>
    writeLines(
      writer,
      lines.map((line) => rounded(line, UNITS_PER_DEGREE)),
    );
  writer.count(UNITS_PER_DEGREE);
  write(world.arcs.map(({ fine, kept }) => kept.map((i) => fine[i])));
  writer.count(world.rings.length);
  writer.column(world.rings);
  writer.count(world.borders);
  writer.lines(labels.map(({ code }) => code));
  write([labels.map(({ lng, lat }) => [lng, lat])]);
  writer.column(labels.map(({ size }) => Math.round(Math.sqrt(size) * UNITS_PER_DEGREE)));
  return writer.file();
}

function countryFile(code, cities) {
  const polygons = topology.polygons.filter((polygon) => polygon.code === code);
  const refs = polygons.flatMap((polygon) => polygon.refs.flat());
  const own = new Set(refs.map((ref) => (ref < 0 ? ~ref : ref)));
  const area = countryArea(topology.arcs, polygons);
  const regions = nature.regionLines.get(code) ?? [];
  const towns = mainTowns(cities);
  let file;
  for (const tolerance of TOLERANCES) {
    const lines = countryOutline({ world, own, area, nearTowns, nature, regions, tolerance });
    file = encode(lines, Math.round(1 / tolerance), towns);
    if (file.length <= MOST_BYTES) break;
  }
  return file;
}

function encode({ patches, ...others }, unitsPerDegree, towns) {
  const writer = shardWriter(ShardKind.Detail);
  const thin = (line) => thinned(line, unitsPerDegree);
  writer.count(unitsPerDegree);
  writeLines(
    writer,
    patches.map(({ line }) => thin(line)),
  );
  for (const key of ['arc', 'from', 'to']) writer.column(patches.map((patch) => patch[key]));
  for (const kind of ['islands', 'urban', 'lakes', 'rivers', 'regions'])
    writeLines(
      writer,
      others[kind].map(thin).filter(({ length }) => length > 1),
    );
  writer.lines(towns.map(({ name }) => name));
  writeLines(writer, [
    rounded(
      towns.map(({ lng, lat }) => [lng, lat]),
      unitsPerDegree,
    ),
  ]);
  // Hundreds of people are precise enough to compare towns.
  writer.column(towns.map(({ population }) => Math.round(population / 100)));
  return writer.file();
}
