import { cellGrid } from './cell-grid.mjs';
import { simplify } from './simplify.mjs';
import { squareDegrees } from './world-outline.mjs';
import { ringOf } from './world-topology.mjs';

/**
 * The distance beyond the border within which lines are as fine as inside. A map of a town near the
 * border shows both sides.
 */
const MARGIN_DEGREES = 0.4;
const BEYOND_DEGREES = 0.15;
const WILDERNESS = 3;
/** The smallest ring that is drawn, as the side of a square of the same area, in tolerances. */
const SMALLEST = 3;
/**
 * Natural Earth's zoom up to which rivers are included. Countries that are drawn less finely have
 * fewer rivers.
 */
const RIVER_ZOOM = 7.5;
const FEWER_RIVERS = 100;

/** Returns the area of a country's land and its surroundings. */
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
 * Returns the lines that the map of a country shows beyond the world's file, as longitude and
 * latitude. `patches` replace parts of the world's arcs (arc, and the indexes of its points from
 * and to). The others are `islands`, `urban`, `lakes`, `rivers` and `regions`.
 * @param tolerance in degrees near towns; elsewhere the lines are coarser
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

/**
 * Returns the ranges of an arc's kept points that are drawn finer. The country's own arcs are drawn
 * finer as a whole, other arcs only near the country.
 */
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

/** Returns the parts of a line inside an area. */
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
