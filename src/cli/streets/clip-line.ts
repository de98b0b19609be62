import { CELL_UNITS, type CellLine } from '../../streets/street-cell.js';

/**
 * How far lines and areas go on beyond a cell's edge, in units. The widest road that is drawn at
 * the highest zoom then has no end in sight.
 */
const BUFFER = 32;
const LEAST = -BUFFER;
const MOST = CELL_UNITS + BUFFER;

/** Returns the parts of a line that lie in the cell or near it. */
export function clipLine(line: CellLine): readonly CellLine[] {
  const parts: number[][] = [];
  let part: number[] | undefined;
  for (let index = 2; index < line.length; index += 2) {
    const segment = clipSegment(line[index - 2]!, line[index - 1]!, line[index]!, line[index + 1]!);
    if (!segment) {
      part = undefined;
      continue;
    }
    const [x1, y1, x2, y2] = segment;
    if (part?.at(-2) !== x1 || part.at(-1) !== y1) parts.push((part = [x1, y1]));
    part.push(x2, y2);
  }
  return parts;
}

type Segment = readonly [number, number, number, number];

/** The method of Liang and Barsky. */
function clipSegment(x1: number, y1: number, x2: number, y2: number): Segment | undefined {
  const alongX = x2 - x1;
  const alongY = y2 - y1;
  let from = 0;
  let to = 1;
  const edges = [
    [-alongX, x1 - LEAST],
    [alongX, MOST - x1],
    [-alongY, y1 - LEAST],
    [alongY, MOST - y1],
  ] as const;
  for (const [along, inside] of edges) {
    if (along === 0 && inside < 0) return undefined;
    if (along < 0) from = Math.max(from, inside / along);
    if (along > 0) to = Math.min(to, inside / along);
  }
  if (from > to) return undefined;
  const at = (share: number) =>
    [Math.round(x1 + share * alongX), Math.round(y1 + share * alongY)] as const;
  return [...at(from), ...at(to)];
}

/** Returns the part of an area that lies in the cell or near it, by Sutherland and Hodgman. */
export function clipRing(ring: CellLine): CellLine {
  let clipped = ring;
  for (const axis of [0, 1] as const)
    for (const [limit, side] of [
      [LEAST, 1],
      [MOST, -1],
    ] as const)
      clipped = clipEdge(clipped, axis, limit, side);
  return clipped;
}

function clipEdge(ring: CellLine, axis: 0 | 1, limit: number, side: 1 | -1): CellLine {
  const kept: number[] = [];
  const inside = (index: number) => side * (ring[index + axis]! - limit) >= 0;
  for (let index = 0; index < ring.length; index += 2) {
    const before = (index || ring.length) - 2;
    if (inside(index) !== inside(before)) {
      const share = (limit - ring[before + axis]!) / (ring[index + axis]! - ring[before + axis]!);
      const at = (other: number) =>
        Math.round(ring[before + other]! + share * (ring[index + other]! - ring[before + other]!));
      kept.push(...(axis === 0 ? [limit, at(1)] : [at(0), limit]));
    }
    if (inside(index)) kept.push(ring[index]!, ring[index + 1]!);
  }
  return kept;
}
