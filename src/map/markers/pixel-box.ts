/** A box in pixels. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const meet = (a: PixelBox, b: PixelBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const grown = ({ left, top, right, bottom }: PixelBox, pixels: number): PixelBox => ({
  left: left - pixels,
  top: top - pixels,
  right: right + pixels,
  bottom: bottom + pixels,
});

export const moved = ({ left, top, right, bottom }: PixelBox, x: number, y: number): PixelBox => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/**
 * Returns the boxes of an element's parts that match a selector, in pixels from the element's top
 * left corner.
 */
export function boxesIn(element: HTMLElement, selector: string): PixelBox[] {
  const { left, top } = element.getBoundingClientRect();
  return [...element.querySelectorAll(selector)].map((part) =>
    moved(part.getBoundingClientRect(), -left, -top),
  );
}

/** Returns boxes along the edges of the view. Names that an edge would cut are left out. */
export const edges = ({ x, y }: { readonly x: number; readonly y: number }): PixelBox[] => [
  { left: 0, right: 0, top: 0, bottom: y },
  { left: x, right: x, top: 0, bottom: y },
  { left: 0, right: x, top: 0, bottom: 0 },
  { left: 0, right: x, top: y, bottom: y },
];
