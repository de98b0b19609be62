import type { CellLine, Road } from '../../streets/street-cell.js';

/** A line that has a name and no look, as OpenMapTiles has them beside its roads. */
export interface NamedLine {
  readonly name: string;
  readonly line: CellLine;
}

/** The middle of a road's segment lies this near to the line with its name, in units. */
const NEAR = 4;
/** The most that both may differ in direction: a sine of ten degrees. */
const MOST_TURN = 0.17;
/** The edge of the squares by which segments are found, in units. */
const SQUARE = 64;

/**
 * Gives roads the names of lines that lie on them. Makers of tiles join and simplify both by
 * themselves, so their points differ. A road that has several names along its way becomes several
 * roads.
 */
export function nameRoads(roads: readonly Road[], named: readonly NamedLine[]): readonly Road[] {
  const segments = new NamedSegments(named);
  return roads.flatMap((road) => (road.kind === 'rail' ? road : splitByName(road, segments)));
}

function splitByName(road: Road, segments: NamedSegments): readonly Road[] {
  const { line } = road;
  const parts: { name: string; line: number[] }[] = [];
  for (let index = 2; index < line.length; index += 2) {
    const name = segments.nameAt(segmentAt(line, index));
    let part = parts.at(-1);
    if (part?.name !== name)
      parts.push((part = { name, line: [line[index - 2]!, line[index - 1]!] }));
    part.line.push(line[index]!, line[index + 1]!);
  }
  return parts.map((part) => ({ ...road, ...part }));
}

interface Segment {
  readonly x: number;
  readonly y: number;
  /** The direction; its length is that of the segment. */
  readonly alongX: number;
  readonly alongY: number;
}

const segmentAt = (line: CellLine, index: number): Segment => ({
  x: line[index - 2]!,
  y: line[index - 1]!,
  alongX: line[index]! - line[index - 2]!,
  alongY: line[index + 1]! - line[index - 1]!,
});

/** The segments of lines with names, by the squares that they cross. */
class NamedSegments {
  readonly #squares = new Map<string, (Segment & { readonly name: string })[]>();

  constructor(lines: readonly NamedLine[]) {
    for (const { name, line } of lines)
      for (let index = 2; index < line.length; index += 2)
        this.#add({ ...segmentAt(line, index), name });
  }

  nameAt({ x, y, alongX, alongY }: Segment): string {
    const middle = { x: x + alongX / 2, y: y + alongY / 2 };
    let found = { name: '', distance: NEAR };
    for (const segment of this.#squares.get(keyOf(middle.x, middle.y)) ?? []) {
      const turn = Math.abs(alongX * segment.alongY - alongY * segment.alongX);
      const lengths = Math.hypot(alongX, alongY) * Math.hypot(segment.alongX, segment.alongY);
      const distance = distanceTo(segment, middle);
      if (turn <= MOST_TURN * lengths && distance < found.distance)
        found = { name: segment.name, distance };
    }
    return found.name;
  }

  #add(segment: Segment & { readonly name: string }): void {
    const { x, y, alongX, alongY } = segment;
    const steps = Math.max(1, Math.ceil(Math.hypot(alongX, alongY) / (SQUARE / 4)));
    const keys = new Set<string>();
    for (let step = 0; step <= steps; step++)
      for (const aside of [-NEAR, NEAR])
        for (const down of [-NEAR, NEAR])
          keys.add(keyOf(x + (alongX * step) / steps + aside, y + (alongY * step) / steps + down));
    for (const key of keys) {
      const square = this.#squares.get(key);
      if (square) square.push(segment);
      else this.#squares.set(key, [segment]);
    }
  }
}

const keyOf = (x: number, y: number): string =>
  `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;

function distanceTo(segment: Segment, point: { readonly x: number; readonly y: number }): number {
  const { x, y, alongX, alongY } = segment;
  const square = alongX * alongX + alongY * alongY;
  const share = square && ((point.x - x) * alongX + (point.y - y) * alongY) / square;
  const inside = Math.max(0, Math.min(1, share));
  return Math.hypot(x + inside * alongX - point.x, y + inside * alongY - point.y);
}
