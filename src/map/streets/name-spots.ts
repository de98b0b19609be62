import type { CellLine } from '../../streets/street-cell.js';

/** A straight part of a street that is long enough for its name. */
export interface NameSpot {
  /** The middle of the name. */
  readonly x: number;
  readonly y: number;
  /** The direction of the name in radians; a name is never upside down. */
  readonly angle: number;
}

/** The street may leave the straight line below its name by this part of the name's height. */
const BEND = 0.36;
/** No name is nearer to the end of its street than this, in pixels. */
const END_PIXELS = 3;
/** A straight part of this length in pixels has more than one place for the name. */
const AGAIN_PIXELS = 260;

/**
 * Returns the middles of the straight parts of a line that are at least as long as a name; several
 * places of a long part. Each point of the line is in one such part at most.
 * @param line positions in units, of which `scale` pixels make one
 * @param width the width of the name in pixels
 * @param height its height in pixels
 */
export function nameSpots(
  line: CellLine,
  scale: number,
  width: number,
  height: number,
): NameSpot[] {
  const spots: NameSpot[] = [];
  const least = width + 2 * END_PIXELS;
  const last = line.length / 2 - 1;
  const at = (nth: number): readonly [number, number] => [
    line[2 * nth]! * scale,
    line[2 * nth + 1]! * scale,
  ];
  for (let from = 0; from < last; from++) {
    let to = from + 1;
    while (to < last && isStraight(at, from, to + 1, height * BEND)) to++;
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < least) continue;
    const angle = Math.atan2(y2 - y1, x2 - x1);
    // The middle of a street that is longer than the view may not be in view.
    const count = Math.max(1, Math.floor(length / Math.max(AGAIN_PIXELS, least)));
    for (let nth = 0; nth < count; nth++) {
      const share = (nth + 0.5) / count;
      spots.push({ x: x1 + share * (x2 - x1), y: y1 + share * (y2 - y1), angle: upright(angle) });
    }
    from = to - 1;
  }
  return spots;
}

/** True when no point between two points of a line is farther from their chord than `most`. */
function isStraight(
  at: (nth: number) => readonly [number, number],
  from: number,
  to: number,
  most: number,
): boolean {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  for (let nth = from + 1; nth < to; nth++) {
    const [x, y] = at(nth);
    // A street that turns back is no straight line, however near to it its points are.
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const beside = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
    if (!(beside <= most && along >= 0 && along <= length)) return false;
  }
  return true;
}

/** Turns a direction round where text along it would stand on its head. */
const upright = (angle: number): number =>
  angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
