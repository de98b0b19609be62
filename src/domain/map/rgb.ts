/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Mixes two colours. `share` is the part of the second colour, from 0 to 1. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  [0, 1, 2].map((i) =>
    Math.round((a[i] as number) * (1 - share) + (b[i] as number) * share),
  ) as unknown as Rgb;

export const css = (rgb: Rgb): string => `rgb(${rgb.join(' ')})`;

/** Returns the relative luminance by WCAG 2, from 0 to 1. */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Returns black or white, whichever is easier to read on the colour. */
export const readableOn = (rgb: Rgb): Rgb => (luminance(rgb) > 0.179 ? black : white);
