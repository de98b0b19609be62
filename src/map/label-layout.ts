import { meet, type PixelBox } from './pixel-box.js';

/** A name to be written beside a point, as large as its text. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is written right over its point, as names of countries are. */
  readonly over: boolean;
}

/** What has been given room: the box of the text, and whether its point is free for a dot. */
export interface LaidOutLabel {
  readonly box: PixelBox;
  readonly hasDot: boolean;
}

/** Between names, so that they are read apart. */
const GAP_PIXELS = 6;
/** Between a name and its point. */
const DOT_PIXELS = 5;

/**
 * Gives names room one after the other, beside their points, where it is free of the names before.
 * @param pins what is to stay free too
 * @param closed where neither names nor their points may be
 */
export function labelLayout(
  pins: readonly PixelBox[],
  closed: readonly PixelBox[],
): (label: Label) => LaidOutLabel | undefined {
  const taken: PixelBox[] = [...pins, ...closed];
  const named = new Set<PixelBox>();
  return ({ x, y, width, height, over }) => {
    const point = { left: x, top: y, right: x, bottom: y };
    // Most pins of approximate stores stand right on the point: then the name goes beside the pin, and no second one.
    const pin = pins.find((candidate) => meet(candidate, point)) ?? point;
    if (named.has(pin) || closed.some((box) => meet(box, point))) return undefined;
    const middle = { left: x - width / 2, top: y - height / 2 };
    const corners = over
      ? [middle]
      : [
          { left: pin.right + DOT_PIXELS, top: middle.top },
          { left: pin.left - DOT_PIXELS - width, top: middle.top },
          { left: middle.left, top: pin.top - DOT_PIXELS - height },
          { left: middle.left, top: pin.bottom + DOT_PIXELS },
        ];
    for (const { left, top } of corners) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (taken.some((other) => meet(other, box))) continue;
      taken.push({
        left: left - GAP_PIXELS,
        top: top - GAP_PIXELS,
        right: box.right + GAP_PIXELS,
        bottom: box.bottom + GAP_PIXELS,
      });
      named.add(pin);
      return { box, hasDot: !over && pin === point };
    }
    return undefined;
  };
}
