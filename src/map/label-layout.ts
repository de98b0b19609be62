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
  /** Beside its point; where a pin stands on the point, beside the pin, which is given no second name. */
  readonly beside: (label: Label) => LabelSpot | undefined;
  /** Over its point, or under or over a pin there. */
  readonly over: (label: Label) => LabelSpot | undefined;
}

/** Between names, so that they are read apart. */
const GAP_PIXELS = 6;
/** Between a name and its point. */
const DOT_PIXELS = 5;

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
      const pin = pins.find((candidate) => meet(candidate, point)) ?? point;
      if (named.has(pin) || closed.some((box) => meet(box, point))) return undefined;
      const spot = firstFree(label, [
        [pin.right + DOT_PIXELS, y - height / 2],
        [pin.left - DOT_PIXELS - width, y - height / 2],
        [x - width / 2, pin.top - DOT_PIXELS - height],
        [x - width / 2, pin.bottom + DOT_PIXELS],
      ]);
      if (spot) named.add(pin);
      return spot && { ...spot, hasDot: pin === point };
    },
    over(label) {
      const { x, y, width, height } = label;
      const [left, top] = [x - width / 2, y - height / 2];
      const box = { left, top, right: left + width, bottom: top + height };
      const pin = pins.find((candidate) => meet(candidate, box)) ?? box;
      return firstFree(label, [
        [left, top],
        [left, pin.bottom],
        [left, pin.top - height],
      ]);
    },
  };
}
