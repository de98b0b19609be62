import { meet, type PixelBox } from './pixel-box.js';

/** A name of this size at or beside a point, in pixels. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The corner of a name that has been given room. */
export interface LabelSpot {
  readonly left: number;
  readonly top: number;
  /** Whether the point itself is free too. */
  readonly hasDot: boolean;
}

/** Gives names room, one after the other; undefined when there is none. */
export interface LabelLayout {
  /**
   * Beside its point; where a pin leaves the point no room, beside the pin, on the side of the point, and no second
   * name there.
   */
  readonly beside: (label: Label) => LabelSpot | undefined;
  /** Over its point, or under or over a pin there, if that is no farther than `reach`. */
  readonly over: (label: Label, reach: number) => LabelSpot | undefined;
}

/** Between names, so that they are read apart. */
const GAP_PIXELS = 6;
/** Between a name and its point. */
const DOT_PIXELS = 5;
/** Nearer to a pin there is no room for a dot. */
const ROOM_PIXELS = 6;

/** Less than this to one side is no reason to write there. */
const rank = (pixels: number): number => Math.round(pixels / ROOM_PIXELS);

/**
 * @param pins what is to stay free of names
 * @param closed where neither names nor their points may be
 */
export function labelLayout(pins: readonly PixelBox[], closed: readonly PixelBox[]): LabelLayout {
  const taken = [...pins, ...closed];
  const named = new Set<PixelBox>();
  const firstFree = (
    { width, height }: Label,
    corners: readonly (readonly [left: number, top: number])[],
  ): LabelSpot | undefined => {
    for (const [left, top] of corners) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (taken.some((other) => meet(other, box))) continue;
      taken.push({
        left: left - GAP_PIXELS,
        top: top - GAP_PIXELS,
        right: box.right + GAP_PIXELS,
        bottom: box.bottom + GAP_PIXELS,
      });
      return { left, top, hasDot: false };
    }
    return undefined;
  };
  return {
    beside(label) {
      const { x, y, width, height } = label;
      const point = { left: x, top: y, right: x, bottom: y };
      const room = {
        left: x - ROOM_PIXELS,
        top: y - ROOM_PIXELS,
        right: x + ROOM_PIXELS,
        bottom: y + ROOM_PIXELS,
      };
      const pin = pins.find((candidate) => meet(candidate, room)) ?? point;
      if (named.has(pin) || closed.some((box) => meet(box, point))) return undefined;
      const eastward = x - (pin.left + pin.right) / 2;
      const southward = y - (pin.top + pin.bottom) / 2;
      const sides = [
        { toward: eastward, corner: [pin.right + DOT_PIXELS, y - height / 2] },
        { toward: -eastward, corner: [pin.left - DOT_PIXELS - width, y - height / 2] },
        { toward: -southward, corner: [x - width / 2, pin.top - DOT_PIXELS - height] },
        { toward: southward, corner: [x - width / 2, pin.bottom + DOT_PIXELS] },
      ] as const;
      const nearestFirst = sides.toSorted((a, b) => rank(b.toward) - rank(a.toward));
      const spot = firstFree(
        label,
        nearestFirst.map(({ corner }) => corner),
      );
      if (spot) named.add(pin);
      return spot && { ...spot, hasDot: pin === point };
    },
    over(label, reach) {
      const { x, y, width, height } = label;
      const [left, top] = [x - width / 2, y - height / 2];
      const box = { left, top, right: left + width, bottom: top + height };
      const pin = pins.find((candidate) => meet(candidate, box)) ?? box;
      const tops = [top, pin.bottom, pin.top - height];
      return firstFree(
        label,
        tops.filter((other) => Math.abs(other - top) <= reach).map((other) => [left, other]),
      );
    },
  };
}
