import { mergeArcs, meshArcs } from 'topojson-client';
import { simplified } from './simplify.mjs';
import { ringOf } from './world-topology.mjs';

export const UNITS_PER_DEGREE = 20;
const LAKE_TOLERANCE = 0.4;
const SMALLEST_ISLAND_SQUARE_DEGREES = 0.06;
const LEAST_POINTS = 4;
/** The tolerance for the main island of a small country, relative to its size. */
const TOLERANCE_OF_SMALL = 0.08;
/** Natural Earth's zoom up to which lakes are included. */
const LAKE_ZOOM = 2.5;

export const squareDegrees = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - y * ring.at(i - 1)[0], 0),
  ) / 2;

const eastOf180 = (line) =>
  line.some(([lng]) => lng < -180) ? line.map(([lng, lat]) => [lng + 360, lat]) : line;

/**
 * Returns the arcs of the world at small scale: coasts in the order and direction of the land's
 * rings, then borders, then large lakes. Each arc has `ref`, its number in the topology (lakes have
 * none), `fine`, all its points, and `kept`, the indexes of the points in the world's file. `rings`
 * holds the number of arcs of each ring, `borders` is the number of borders, and `islands` holds
 * the rings that are too small.
 */
export function worldOutline({ topology, countries, arcs, polygons, codeOf }, lakes, toleranceAt) {
  const main = mainIslands(arcs, polygons);
  const coasts = [];
  const rings = [];
  const islands = [];
  for (const refs of mergeArcs(topology, countries.geometries).arcs.flat()) {
    const ring = eastOf180(ringOf(arcs, refs));
    const size = squareDegrees(ring);
    const isMain = main.has(refs[0]);
    const isSmall = size < SMALLEST_ISLAND_SQUARE_DEGREES;
    const tolerance = isMain && isSmall ? TOLERANCE_OF_SMALL * Math.sqrt(size) : toleranceAt;
    let at = 0;
    const parts = refs.map(positive).map((ref) => {
      const fine = ring.slice(at, (at += arcs[ref].length));
      return { ref, fine, kept: keptOf(fine, tolerance) };
    });
    const points = parts.reduce((sum, { kept }) => sum + kept.length, 0);
    if (!isMain && (isSmall || points < LEAST_POINTS)) {
      islands.push(ring);
      continue;
    }
    rings.push(parts.length);
    coasts.push(...parts);
  }
  const isBorder = (a, b) => a !== b && codeOf(a) !== codeOf(b);
  const borders = meshArcs(topology, countries, isBorder)
    .arcs.flat()
    .map((ref) => {
      const fine = eastOf180(arcs[positive(ref)]);
      return { ref: positive(ref), fine, kept: keptOf(fine, toleranceAt) };
    });
  // With a coarser tolerance, the Great Lakes would lose their islands.
  const lakeToleranceAt = (point) => Math.min(LAKE_TOLERANCE, toleranceAt(point));
  const largeLakes = lakes
    .filter(({ zoom }) => zoom <= LAKE_ZOOM)
    .map(({ ring }) => ({ ref: undefined, fine: ring, kept: keptOf(ring, lakeToleranceAt) }))
    .filter(({ kept }) => kept.length >= LEAST_POINTS);
  return { arcs: [...coasts, ...borders, ...largeLakes], rings, borders: borders.length, islands };
}

const positive = (ref) => (ref < 0 ? ~ref : ref);

/**
 * Returns the arcs around the largest island of each country, which is kept even if it is small.
 */
function mainIslands(arcs, polygons) {
  const largest = new Map();
  for (const { code, refs } of polygons) {
    const size = squareDegrees(ringOf(arcs, refs[0]));
    if (!(largest.get(code)?.size >= size)) largest.set(code, { size, ref: refs[0][0] });
  }
  return new Set([...largest.values()].flatMap(({ ref }) => [ref, ~ref]));
}

/**
 * Returns the indexes of kept points. Except for the ends, points on the same unit are merged. They
 * are merged already here, because patches refer to points by their index in this list.
 */
function keptOf(fine, tolerance) {
  const unit = (i) => fine[i].map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)).join();
  return simplified(fine, tolerance).filter(
    (i, n, all) => n === 0 || n === all.length - 1 || unit(i) !== unit(all[n - 1]),
  );
}
