import { cellGrid } from './cell-grid.mjs';
import { simplify } from './simplify.mjs';
import { squareDegrees } from './world-outline.mjs';
import { ringOf } from './world-topology.mjs';

/** So far beyond the country all is drawn as fine as inside: who looks at a town near the border sees both sides. */
const MARGIN_DEGREES = 0.4;
const BEYOND_DEGREES = 0.15;
const WILDERNESS = 3;
/** Of rings, the side of a square as large, in tolerances. */
const SMALLEST = 3;
/** Rivers that Natural Earth shows from this zoom on; fewer where a country is drawn less finely. */
const RIVER_ZOOM = 7.5;
const FEWER_RIVERS = 100;

/** The country's own land, and what lies around it. */
export function countryArea(arcs, polygons) {
  const area = cellGrid();
  const step = MARGIN_DEGREES / 4;
  for (const { refs } of polygons) {
    const rings = refs.map((ring) => ringOf(arcs, ring));
    area.addPolygon(rings);
    for (const ring of rings) {
      let last = [Infinity, Infinity];
      for (const point of ring) {
        if (Math.hypot(point[0] - last[0], point[1] - last[1]) < step) continue;
        area.addAround(point, MARGIN_DEGREES);
        last = point;
      }
    }
  }
  return area;
}

/**
 * What the map of a country shows beyond the world's file, all in lines of longitude, latitude: `patches` of the
 * world's arcs (arc, from and to which of its points), and `islands`, `urban`, `lakes`, `rivers`, `regions`.
 * @param tolerance in degrees, near towns; elsewhere the lines are coarser
 */
export function countryOutline({ world, own, area, nearTowns, nature, regions, tolerance }) {
  const toleranceAt = (point) =>
    area.has(point) ? tolerance * (nearTowns.has(point) ? 1 : WILDERNESS) : BEYOND_DEGREES;
  const fine = (line) => simplify(line, toleranceAt);
  const isSeen = (ring) =>
    ring.some(area.has) && squareDegrees(ring) > (SMALLEST * toleranceAt(ring[0])) ** 2;
  const rings = (some) =>
    some
      .filter(isSeen)
      .map(fine)
      .filter(({ length }) => length > 3);
  const largeLakes = new Set(world.arcs.map((arc) => arc.fine));

  return {
    patches: world.arcs.flatMap((arc, number) =>
      runs(arc, own, area).map(([from, to]) => ({
        arc: number,
        from,
        to,
        line: fine(arc.fine.slice(arc.kept[from], arc.kept[to] + 1)),
      })),
    ),
    islands: rings(world.islands),
    urban: rings(nature.urban),
    lakes: rings(nature.lakes.map(({ ring }) => ring).filter((ring) => !largeLakes.has(ring))),
    rivers: nature.rivers
      .filter(({ zoom }) => zoom <= RIVER_ZOOM - tolerance * FEWER_RIVERS)
      .flatMap(({ line }) => inside(line, area))
      .map(fine),
    regions: regions.map((line) => simplify(line, tolerance * 2)),
  };
}

/** From which to which of its kept points an arc is to be drawn finer: all of the country's own, of others what is near. */
function runs({ ref, fine, kept }, own, area) {
  const isWhole = ref === undefined ? fine.some(area.has) : own.has(ref);
  if (isWhole) return [[0, kept.length - 1]];
  if (ref === undefined) return [];
  const found = [];
  let from;
  for (let i = 0; i < kept.length; i++) {
    const isNear = area.has(fine[kept[i]]);
    if (isNear) from ??= Math.max(0, i - 1);
    if (from !== undefined && (!isNear || i === kept.length - 1)) {
      if (i > from) found.push([from, i]);
      from = undefined;
    }
  }
  return found;
}

/** The parts of a line that are inside an area. */
function inside(line, area) {
  const parts = [];
  let part = [];
  for (const point of line) {
    if (area.has(point)) part.push(point);
    else if (part.length) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}
