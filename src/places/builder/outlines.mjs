// Builds src/places/data/outline-world.bin: coasts and country borders of the world at 1:50 million,
// Natural Earth (public domain), as packaged by world-atlas. The same input gives the same bytes.
// Run: node src/places/builder/outlines.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { mergeArcs, meshArcs } from 'topojson-client';
import { simplify } from './simplify.mjs';

const VERSION = 1; // src/places/decode-outlines.ts
const UNITS_PER_DEGREE = 25;
const TOLERANCE_DEGREES = 0.12;
const SMALLEST_ISLAND_SQUARE_DEGREES = 0.04;
const ANTARCTICA = '010'; // no stores there, and it would stand as a bar along the lower edge

const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const topology = JSON.parse(readFileSync(atlas, 'utf8'));
const countries = {
  type: 'GeometryCollection',
  geometries: topology.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA),
};

const { scale, translate } = topology.transform;
/** The atlas has no cut along 180°; without this, a line that crosses it would run round the world. */
const unwrap = (line) => {
  let turn = 0;
  return line.map(([lng, lat], i) => {
    const step = i ? lng - line[i - 1][0] : 0;
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lng + turn, lat];
  });
};
const fine = topology.arcs.map((arc) => {
  let x = 0;
  let y = 0;
  const line = arc.map(([dx, dy]) => [
    (x += dx) * scale[0] + translate[0],
    (y += dy) * scale[1] + translate[1],
  ]);
  return unwrap(line);
});
// arc by arc, so that the ends where coasts and borders meet stay where they are
const coarse = fine.map((arc) => simplify(arc, TOLERANCE_DEGREES));

const quantise = (line) =>
  line
    .map((point) => point.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)))
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]);
const eastOf180 = (line) =>
  line.some(([lng]) => lng < -180) ? line.map(([lng, lat]) => [lng + 360, lat]) : line;
const join = (arcs, refs) =>
  quantise(
    eastOf180(unwrap(refs.flatMap((ref) => (ref < 0 ? arcs[~ref].toReversed() : arcs[ref])))),
  );
const squareDegrees = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - y * ring.at(i - 1)[0], 0),
  ) /
  2 /
  UNITS_PER_DEGREE ** 2;

/** The arc that goes round the largest island of each country: kept, however small. */
const mainIslands = new Set(
  countries.geometries.flatMap(({ type, arcs }) => {
    const outer = type === 'Polygon' ? [arcs[0]] : arcs.map((polygon) => polygon[0]);
    const size = (refs) => squareDegrees(join(fine, refs));
    return outer.reduce((a, b) => (size(b) > size(a) ? b : a));
  }),
);
const land = mergeArcs(topology, countries.geometries)
  .arcs.flat()
  .map((refs) => {
    const ring = join(coarse, refs);
    if (ring.length > 3 && squareDegrees(ring) >= SMALLEST_ISLAND_SQUARE_DEGREES) return ring;
    return mainIslands.has(refs[0]) ? join(fine, refs) : [];
  })
  .filter((ring) => ring.length > 3);
const borders = meshArcs(topology, countries, (a, b) => a !== b)
  .arcs.map((refs) => join(coarse, refs))
  .filter((line) => line.length > 1);

const bytes = [];
const varint = (value) => {
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  bytes.push(value);
};
let previous = [0, 0];
varint(VERSION);
varint(UNITS_PER_DEGREE);
for (const lines of [land, borders]) {
  varint(lines.length);
  for (const line of lines) varint(line.length);
  for (const point of lines.flat()) {
    for (const axis of [0, 1]) {
      const step = point[axis] - previous[axis];
      varint(step < 0 ? -step * 2 - 1 : step * 2);
    }
    previous = point;
  }
}

const packed = gzipSync(Buffer.from(bytes), { level: 9 });
packed[9] = 255; // gzip notes the operating system here; "unknown" on all of them
writeFileSync(new URL('../data/outline-world.bin', import.meta.url), packed);
console.log(
  `outline-world.bin: ${land.length} rings, ${borders.length} borders, ${packed.length} bytes`,
);
