import { mercator } from './simplify.mjs';
import { squareDegrees } from './world-outline.mjs';
import { ringOf } from './world-topology.mjs';

const GRID = 24;
const SMALLEST_SQUARE_DEGREES = 0.5;

/**
 * Returns the places where the names of countries are written, the largest country first: `code`,
 * `lng`, `lat`, and `size` in square degrees.
 */
export function countryLabels({ arcs, polygons }) {
  const largest = new Map();
  for (const { code, refs } of polygons) {
    if (!code) continue;
    const ring = ringOf(arcs, refs[0]);
    const size = squareDegrees(ring);
    const other = largest.get(code);
    if (!(other?.size >= size)) largest.set(code, { code, size, ring });
  }
  return [...largest.values()]
    .filter(({ size }) => size >= SMALLEST_SQUARE_DEGREES)
    .sort((a, b) => b.size - a.size)
    .map(({ code, size, ring }) => ({ code, size, ...roomiest(ring) }));
}

/**
 * Returns a point inside a ring, far from its edge and close to its middle. It has room for a name,
 * which is wide.
 */
function roomiest(ring) {
  const lngs = ring.map(([lng]) => lng);
  const lats = ring.map(([, lat]) => lat);
  const least = (values) => values.reduce((a, b) => Math.min(a, b));
  const most = (values) => values.reduce((a, b) => Math.max(a, b));
  const [west, east, south, north] = [least(lngs), most(lngs), least(lats), most(lats)];
  let best = { lng: (west + east) / 2, lat: (south + north) / 2, room: -Infinity };
  for (let i = 1; i < GRID; i++)
    for (let j = 1; j < GRID; j++) {
      const lng = west + ((east - west) * i) / GRID;
      const lat = south + ((north - south) * j) / GRID;
      if (!isInside(ring, lng, lat)) continue;
      const fromEdge = least(
        ring.map(([x, y]) => Math.hypot((x - lng) / 2, mercator(y) - mercator(lat))),
      );
      const fromMiddle = Math.hypot(i / GRID - 0.5, j / GRID - 0.5) * (north - south);
      const room = fromEdge - 0.2 * fromMiddle;
      if (room > best.room) best = { lng, lat, room };
    }
  return best;
}

const isInside = (ring, lng, lat) =>
  ring.reduce((inside, [bx, by], i) => {
    const [ax, ay] = ring.at(i - 1);
    const crosses = ay > lat !== by > lat && lng < ax + ((bx - ax) * (lat - ay)) / (by - ay);
    return inside !== crosses;
  }, false);
