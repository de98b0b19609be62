import { mergeArcs, meshArcs } from 'topojson-client';
import { simplified } from './simplify.mjs';
import { ringOf } from './world-topology.mjs';

export const UNITS_PER_DEGREE = 20;
const SMALLEST_ISLAND_SQUARE_DEGREES = 0.06;
/** Of the main island of a small country, by its size. */
const TOLERANCE_OF_SMALL = 0.08;
/** Lakes that Natural Earth shows from this zoom on. */
const LAKE_ZOOM = 2.5;

export const squareDegrees = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - y * ring.at(i - 1)[0], 0),
  ) / 2;

const eastOf180 = (line) =>
  line.some(([lng]) => lng < -180) ? line.map(([lng, lat]) => [lng + 360, lat]) : line;

/**
 * The arcs that the world is drawn of at small scale: coasts in the order and direction of the land's rings, then
 * borders, then large lakes. Of each: `ref` in the topology (lakes have none), all its points (`fine`), and which of
 * them the world's file has (`kept`). `rings`: of how many arcs each consists; `borders`: how many there are;
 * `islands`: the rings that are too small.
 */
export function worldOutline({ topology, countries, arcs, polygons, codeOf }, lakes, toleranceAt) {
  const main = mainIslands(arcs, polygons);
  const coasts = [];
  const rings = [];
  const islands = [];
  for (const refs of mergeArcs(topology, countries.geometries).arcs.flat()) {
    const ring = eastOf180(ringOf(arcs, refs));
    const size = squareDegrees(ring);
    const isSmall = size < SMALLEST_ISLAND_SQUARE_DEGREES;
    if (isSmall && !main.has(refs[0])) {
      islands.push(ring);
      continue;
    }
    rings.push(refs.length);
    let at = 0;
    for (const ref of refs.map(positive)) {
      const fine = ring.slice(at, (at += arcs[ref].length));
      const tolerance = isSmall ? TOLERANCE_OF_SMALL * Math.sqrt(size) : toleranceAt;
      coasts.push({ ref, fine, kept: keptOf(fine, tolerance) });
    }
  }
  const isBorder = (a, b) => a !== b && codeOf(a) !== codeOf(b);
  const borders = meshArcs(topology, countries, isBorder)
    .arcs.flat()
    .map((ref) => {
      const fine = eastOf180(arcs[positive(ref)]);
      return { ref: positive(ref), fine, kept: keptOf(fine, toleranceAt) };
    });
  const largeLakes = lakes
    .filter(({ zoom }) => zoom <= LAKE_ZOOM)
    .map(({ ring }) => ({ ref: undefined, fine: ring, kept: keptOf(ring, toleranceAt) }))
    .filter(({ kept }) => kept.length > 3);
  return { arcs: [...coasts, ...borders, ...largeLakes], rings, borders: borders.length, islands };
}

const positive = (ref) => (ref < 0 ? ~ref : ref);

/** The arcs that go round the largest island of each country: kept, however small. */
function mainIslands(arcs, polygons) {
  const largest = new Map();
  for (const { code, refs } of polygons) {
    const size = squareDegrees(ringOf(arcs, refs[0]));
    if (!(largest.get(code)?.size >= size)) largest.set(code, { size, ref: refs[0][0] });
  }
  return new Set([...largest.values()].flatMap(({ ref }) => [ref, ~ref]));
}

/** Points that fall on the same unit are one: a point is known by its number among those kept. */
function keptOf(fine, tolerance) {
  const unit = (i) => fine[i].map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)).join();
  return simplified(fine, tolerance).filter((i, n, all) => n === 0 || unit(i) !== unit(all[n - 1]));
}
