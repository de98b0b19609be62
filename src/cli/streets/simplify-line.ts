import type { CellLine } from '../../streets/street-cell.js';

/**
 * Returns a line without the points that are hardly seen: those that lie within a distance of the
 * line that remains (Douglas and Peucker). The first and the last point always remain.
 * @param tolerance in units of the cell
 */
export function simplifyLine(line: CellLine, tolerance: number): CellLine {
  const count = line.length / 2;
  if (count < 3) return line;
  const isKept = new Uint8Array(count);
  isKept[0] = isKept[count - 1] = 1;
  const parts: [number, number][] = [[0, count - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const { index, distance } = farthest(line, from, to);
    if (distance <= tolerance) continue;
    isKept[index] = 1;
    parts.push([from, index], [index, to]);
  }
  return line.filter((_, index) => isKept[index >> 1]);
}

function farthest(line: CellLine, from: number, to: number) {
  let found = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index++) {
    const distance = distanceToSegment(line, index, from, to);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

function distanceToSegment(line: CellLine, point: number, from: number, to: number): number {
  const x = line[2 * from]!;
  const y = line[2 * from + 1]!;
  const alongX = line[2 * to]! - x;
  const alongY = line[2 * to + 1]! - y;
  const toX = line[2 * point]! - x;
  const toY = line[2 * point + 1]! - y;
  const length = alongX * alongX + alongY * alongY;
  // The ends of a ring are one point, so its points are measured from that one.
  const share = length && Math.max(0, Math.min(1, (toX * alongX + toY * alongY) / length));
  return Math.hypot(toX - share * alongX, toY - share * alongY);
}
