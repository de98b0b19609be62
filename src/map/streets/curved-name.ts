import type { CellLine } from '../../streets/street-cell.js';

/** One letter of a name on a curved street. */
export interface Letter {
  readonly text: string;
  /** The middle of the letter. */
  readonly x: number;
  readonly y: number;
  /** The direction of writing in radians. */
  readonly angle: number;
  readonly width: number;
}

/** Letters of these scripts may stand apart; in other scripts letters are joined or stacked. */
const APART =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Common}]+$/u;
/** No letter is nearer to the end of its street than this, in pixels. */
const END_PIXELS = 3;
/** The largest turn in radians from one letter to the next. Beyond it, letters meet or gape. */
const MOST_TURN = 0.3;
/** The largest turn in radians between any two letters of a name, which would be hard to read. */
const MOST_SWING = 1.2;
/** The number of places along a street that are tried for its name. */
const TRIES = 5;

/** True when the letters of a name may be turned one by one. */
export const canCurve = (name: string): boolean => APART.test(name);

/** Returns the letters of a name, accents joined with them. */
export const lettersOf = (name: string): readonly string[] => [...name.normalize('NFC')];

/**
 * Returns the letters of a name along a curved street, where the street turns least; undefined when
 * it is too short or turns too much.
 * @param line positions in units, of which `scale` pixels make one
 * @param letters the letters with their widths in pixels
 * @param height the height of letters in pixels, over which corners are rounded
 */
export function curvedName(
  line: CellLine,
  scale: number,
  letters: readonly { readonly text: string; readonly width: number }[],
  height: number,
): readonly Letter[] | undefined {
  const width = letters.reduce((sum, letter) => sum + letter.width, 0);
  const path = measured(line, scale);
  const room = path.length - width - 2 * END_PIXELS;
  if (room < 0) return undefined;
  let best: readonly Letter[] | undefined;
  let least = MOST_SWING;
  for (let nth = 0; nth < TRIES; nth++) {
    const placed = lettersFrom(path, END_PIXELS + (room * (nth + 0.5)) / TRIES, letters, height);
    const swing = swingOf(placed);
    if (swing >= least) continue;
    best = placed;
    least = swing;
  }
  return best;
}

interface MeasuredPath {
  readonly length: number;
  /** Returns the point at this distance in pixels from the beginning of the path. */
  readonly at: (distance: number) => readonly [x: number, y: number];
}

function measured(line: CellLine, scale: number): MeasuredPath {
  const ends = [0];
  for (let i = 2; i < line.length; i += 2)
    ends.push(
      ends.at(-1)! + scale * Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!),
    );
  const length = ends.at(-1)!;
  return {
    length,
    at(distance) {
      const along = Math.min(length, Math.max(0, distance));
      let to = 1;
      while (to < ends.length - 1 && ends[to]! < along) to++;
      const [from, end] = [ends[to - 1]!, ends[to]!];
      const share = end > from ? (along - from) / (end - from) : 0;
      const point = (axis: number): number =>
        scale * (line[2 * to - 2 + axis]! * (1 - share) + line[2 * to + axis]! * share);
      return [point(0), point(1)];
    },
  };
}

function lettersFrom(
  path: MeasuredPath,
  start: number,
  letters: readonly { readonly text: string; readonly width: number }[],
  height: number,
): readonly Letter[] {
  const width = letters.reduce((sum, letter) => sum + letter.width, 0);
  const [x1] = path.at(start);
  const [x2] = path.at(start + width);
  // A street that was drawn from right to left is read against its direction.
  const isBackward = x2 < x1;
  let done = 0;
  return letters.map(({ text, width: own }) => {
    const middle = isBackward ? start + width - done - own / 2 : start + done + own / 2;
    done += own;
    const [leftX, leftY] = path.at(middle + (isBackward ? height : -height) / 2);
    const [rightX, rightY] = path.at(middle + (isBackward ? -height : height) / 2);
    const angle = Math.atan2(rightY - leftY, rightX - leftX);
    return { text, x: (leftX + rightX) / 2, y: (leftY + rightY) / 2, angle, width: own };
  });
}

/** Returns the largest turn between two letters; infinite where letters meet or gape. */
function swingOf(letters: readonly Letter[]): number {
  let [least, most, turned] = [0, 0, 0];
  for (let nth = 1; nth < letters.length; nth++) {
    const turn = letters[nth]!.angle - letters[nth - 1]!.angle;
    const shortest = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
    if (Math.abs(shortest) > MOST_TURN) return Infinity;
    turned += shortest;
    least = Math.min(least, turned);
    most = Math.max(most, turned);
  }
  return most - least;
}
