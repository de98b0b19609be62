import {
  CELL_UNITS,
  type CellId,
  type CellLine,
  type StreetCell,
} from '../../streets/street-cell.js';

/**
 * Returns one cell of a low zoom that shows what cells of a higher zoom show. It is not simplified
 * yet.
 */
export function thinCells(
  into: CellId,
  parts: readonly (readonly [CellId, StreetCell])[],
): StreetCell {
  const moved = parts.map(([id, cell]) => {
    const scale = 2 ** (into.z - id.z);
    const left = (id.x * scale - into.x) * CELL_UNITS;
    const top = (id.y * scale - into.y) * CELL_UNITS;
    const move = (line: CellLine): CellLine =>
      line.map((value, index) => Math.round(value * scale + (index % 2 ? top : left)));
    return {
      roads: cell.roads.map((road) => ({ ...road, line: move(road.line) })),
      streams: cell.streams.map(move),
      water: cell.water.map(move),
      green: cell.green.map(move),
    };
  });
  return {
    roads: moved.flatMap(({ roads }) => roads),
    streams: moved.flatMap(({ streams }) => streams),
    water: moved.flatMap(({ water }) => water),
    green: moved.flatMap(({ green }) => green),
  };
}

/** True when a cell lies in another one of a lower zoom. */
export const isWithin = (id: CellId, outer: CellId): boolean =>
  id.x >> (id.z - outer.z) === outer.x && id.y >> (id.z - outer.z) === outer.y;
