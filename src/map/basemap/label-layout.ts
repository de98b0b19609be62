import { grown, meet, type PixelBox } from '../markers/pixel-box.js';

/** A name at or beside a point, with its size in pixels. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The corner of a name that was placed. */
export interface LabelSpot {
  readonly left: number;
  readonly top: number;
  /** True when the point itself is free too. */
  readonly hasDot: boolean;
}

/** Places names one after the other. A method returns undefined when there is no room. */
export interface LabelLayout {
  /** Areas where no further name may be: those that were closed, and those of the names so far. */
  readonly taken: readonly PixelBox[];
  /**
   * Places a name beside its point. When a pin covers the point, the name goes beside the pin, on
   * the side of the point. Each pin gets one such name at most.
   */
  readonly beside: (label: Label) => LabelSpot | undefined;
  /**
   * Places a name over its point. When a pin is there, the name goes under or over the pin, if that
   * is no farther than `reach` pixels.
   */
  readonly over: (label: Label, reach: number) => LabelSpot | undefined;
}

/** The gap between two names in pixels, so that they are read apart. */
const GAP_PIXELS = 6;
/** The gap in pixels between a name and its point, or the pin there. */
const DOT_PIXELS = 5;
/**
 * The gap in pixels between a name without a dot and other pins. Without it, the name would be
 * taken for the name of a pin.
 */
const CLEAR_PIXELS = 4;
/** Names of this height or more must not be missing. */
const LARGE_PIXELS = 14;
const FARTHER = 1.5;
/** Half the side of the area that a dot needs. */
const DOT_ROOM_PIXELS = 4;
/** A point nearer to a pin than this has no room for a dot. */
const ROOM_PIXELS = 6;

/** Rounds a distance, because a small offset to one side is no reason to write the name there. */
const rank = (pixels: number): number => Math.round(pixels / ROOM_PIXELS);

/**
 * @param pins areas that names must not cover
 * @param closed areas where neither names nor their points may be
 */
export function labelLayout(pins: readonly PixelBox[], closed: readonly PixelBox[]): LabelLayout {
  const pinRooms: readonly PixelBox[] = pins.map((pin) => grown(pin, CLEAR_PIXELS));
  const taken = [...closed];
  const named = new Set<PixelBox>();
  const isFreeIn = (others: readonly PixelBox[], box: PixelBox): boolean =>
    !others.some((other) => meet(other, box));
  const firstFree = (
    { width, height }: Label,
    corners: readonly (readonly [left: number, top: number])[],
    others = pinRooms,
  ): PixelBox | undefined => {
    for (const [left, top] of corners) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (!isFreeIn(taken, box) || !isFreeIn(others, box)) continue;
      taken.push(grown(box, GAP_PIXELS));
      return box;
    }
    return undefined;
  };
  return {
    taken,
    beside(label) {
      const { x, y, width, height } = label;
      const point = { left: x, top: y, right: x, bottom: y };
      const room = grown(point, ROOM_PIXELS);
      const dot = grown(point, DOT_ROOM_PIXELS);
      const pin = pins.find((candidate) => meet(candidate, room)) ?? point;
      const hasDot = pin === point;
      const isPointFree = hasDot ? isFreeIn(taken, dot) : isFreeIn(closed, point);
      if (named.has(pin) || !isPointFree) return undefined;
      const eastward = x - (pin.left + pin.right) / 2;
      const southward = y - (pin.top + pin.bottom) / 2;
      const [east, west] = [pin.right + DOT_PIXELS, pin.left - DOT_PIXELS - width];
      const [over, under] = [pin.top - DOT_PIXELS - height, pin.bottom + DOT_PIXELS];
      const sides = [
        { toward: eastward, corner: [east, y - height / 2] },
        { toward: -eastward, corner: [west, y - height / 2] },
        { toward: -southward, corner: [x - width / 2, over] },
        { toward: southward, corner: [x - width / 2, under] },
      ] as const;
      const nearestFirst = sides.toSorted((a, b) => rank(b.toward) - rank(a.toward));
      // Further places for a large town that would otherwise have no name.
      const farther = [over - FARTHER * height, under + FARTHER * height];
      const corners = [
        ...nearestFirst.map(({ corner }) => corner),
        [pin.right, over],
        [pin.right, under],
        [pin.left - width, over],
        [pin.left - width, under],
        ...(height < LARGE_PIXELS ? [] : farther).map((top) => [x - width / 2, top] as const),
      ] as const;
      const spot = firstFree(label, corners, hasDot ? pins : pinRooms);
      if (!spot) return undefined;
      named.add(pin);
      if (hasDot) taken.push(dot);
      return { left: spot.left, top: spot.top, hasDot };
    },
    over(label, reach) {
      const { x, y, width, height } = label;
      const [left, top] = [x - width / 2, y - height / 2];
      const box = { left, top, right: left + width, bottom: top + height };
      const pin = pins.find((candidate) => meet(candidate, box)) ?? box;
      const tops = [top, pin.bottom + DOT_PIXELS, pin.top - DOT_PIXELS - height];
      const spot = firstFree(
        label,
        tops.filter((other) => Math.abs(other - top) <= reach).map((other) => [left, other]),
      );
      return spot && { left: spot.left, top: spot.top, hasDot: false };
    },
  };
}
