import { PAINTS } from '../../scheduling/idle-task-runner.js';
import type { Road, RoadKind } from '../../streets/street-cell.js';
import { meet, type PixelBox } from '../markers/pixel-box.js';
import { canCurve, curvedName, lettersOf, type Letter } from './curved-name.js';
import { nameSpots } from './name-spots.js';
import type { PlacedCell } from './paint-streets.js';
import type { StreetColours } from './road-styles.js';
import { shortName } from './short-name.js';

/** The number of names painted in one step. The halo of a name takes longer than all else. */
const STEP_NAMES = 4;
/** The number of names whose place is looked for in one step. */
const STEP_TRIED = 40;
const MOST_NAMES = 100;
/** The same name is not written again within this distance in pixels. */
const REPEAT_PIXELS = 250;
const HALO_PIXELS = 3;
/** The room between names in pixels. */
const GAP_PIXELS = 4;

/** The least zoom at which streets of a kind have their name. Other kinds have none. */
const NAMED_FROM: Partial<Readonly<Record<RoadKind, number>>> = {
  motorway: 13,
  trunk: 13,
  primary: 13.5,
  secondary: 14,
  tertiary: 14.5,
  minor: 15,
  service: 16.5,
  path: 16.5,
};

export interface NamesPicture {
  readonly cells: readonly PlacedCell[];
  readonly zoom: number;
  readonly colours: StreetColours;
  readonly fontFamily: string;
  readonly width: number;
  readonly height: number;
  /** Areas of the sheet where no name may be: pins, names of towns, controls. */
  readonly closed: readonly PixelBox[];
}

/** A name in one piece on a straight street, or its letters on a curved one. */
type PlacedName = readonly Letter[];

/** Writes the names that have room along their streets, step by step: those of wide roads first. */
export function* paintStreetNames(
  context: CanvasRenderingContext2D,
  picture: NamesPicture,
): Generator<unknown, void> {
  const { cells, zoom, colours, fontFamily } = picture;
  const height = zoom >= 16.5 ? 13 : zoom >= 15 ? 12 : 11;
  const taken = [...picture.closed];
  const middles = new Map<string, Letter[]>();
  const widths = new Map<string, number>();
  context.font = `500 ${height}px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PIXELS;
  context.strokeStyle = colours.halo;
  context.fillStyle = colours.name;

  const widthOf = (text: string): number => {
    const width = widths.get(text) ?? context.measureText(text).width;
    widths.set(text, width);
    return width;
  };
  /** Returns the letters of a name with the widths that they have beside each other. */
  const measuredLetters = (name: string): { text: string; width: number }[] => {
    let before = '';
    return lettersOf(name).map((text) => {
      const width = widthOf(before + text) - widthOf(before);
      before += text;
      return { text, width };
    });
  };
  /** Yields the places of a name along a street, straight ones first. */
  function* placesOf({ line }: Road, text: string, { left, top, scale }: PlacedCell) {
    const width = widthOf(text);
    const spots = nameSpots(line, scale, width, height);
    for (const spot of spots) yield [onSheet({ text, width, ...spot }, left, top)];
    if (spots.length > 0 || !canCurve(text)) return;
    const letters = curvedName(line, scale, measuredLetters(text), height);
    if (letters) yield letters.map((letter) => onSheet(letter, left, top));
  }
  const isRepeated = (name: string, { x, y }: Letter): boolean =>
    !!middles.get(name)?.some((other) => Math.hypot(other.x - x, other.y - y) < REPEAT_PIXELS);
  const isOutside = ({ left, top, right, bottom }: PixelBox): boolean =>
    left < 0 || top < 0 || right > picture.width || bottom > picture.height;
  const write = (name: string, letters: PlacedName): boolean => {
    const middle = letters[letters.length >> 1]!;
    const boxes = letters.flatMap((letter) => boxesAlong(letter, height + GAP_PIXELS));
    if (isRepeated(name, middle) || boxes.some(isOutside)) return false;
    if (boxes.some((box) => taken.some((other) => meet(other, box)))) return false;
    taken.push(...boxes);
    middles.set(name, [...(middles.get(name) ?? []), middle]);
    // The halo of a letter would cover the letter before.
    for (const paint of ['strokeText', 'fillText'] as const)
      for (const { text, x, y, angle } of letters) {
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        context[paint](text, 0, 0);
        context.restore();
      }
    return true;
  };

  let tried = 0;
  let written = 0;
  for (const kind of Object.keys(NAMED_FROM) as RoadKind[]) {
    if (zoom < NAMED_FROM[kind]!) continue;
    for (const cell of cells)
      for (const road of cell.drawing.named) {
        if (road.kind !== kind) continue;
        if (++tried % STEP_TRIED === 0) yield;
        const before = written;
        for (const text of new Set([road.name, shortName(road.name)])) {
          for (const letters of placesOf(road, text, cell)) {
            if (!write(road.name, letters)) continue;
            if (++written >= MOST_NAMES) return;
            if (written % STEP_NAMES === 0) yield PAINTS;
          }
          if (written > before) break;
        }
      }
  }
}

const onSheet = (letter: Letter, left: number, top: number): Letter => ({
  ...letter,
  x: letter.x + left,
  y: letter.y + top,
});

/** Covers a name or a letter that may stand askew with squares, which are easy to compare. */
function boxesAlong({ x, y, angle, width }: Letter, height: number): PixelBox[] {
  const count = Math.max(1, Math.ceil(width / height));
  const half = height / 2;
  const [stepX, stepY] = [Math.cos(angle), Math.sin(angle)];
  return [...Array(count).keys()].map((nth) => {
    const along = count === 1 ? 0 : (nth / (count - 1) - 0.5) * Math.max(0, width - height);
    const [middleX, middleY] = [x + along * stepX, y + along * stepY];
    return {
      left: middleX - half,
      top: middleY - half,
      right: middleX + half,
      bottom: middleY + half,
    };
  });
}
