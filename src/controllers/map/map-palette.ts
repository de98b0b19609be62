import { css, mix, readableOn, type Rgb } from '../../domain/map/rgb.js';
import type { MapPalette } from '../../map/map-palette.js';
import { readColour } from '../look/read-colour.js';

const blue: Rgb = [66, 135, 190];

/**
 * Returns a key that changes whenever the palette does. It is faster to compute than the palette.
 */
export function paletteKeyOf(element: Element): string {
  const { color, backgroundColor, outlineColor } = getComputedStyle(element);
  return [color, backgroundColor, outlineColor].join();
}

/**
 * Derives the map's colours from the element that contains it: `color`, `background-color` and, for
 * the accent, `outline-color`.
 */
export function mapPaletteOf(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const text = readColour(style.color).rgb;
  const surface = readColour(style.backgroundColor).rgb;
  const accent = readColour(style.outlineColor).rgb;
  return {
    water: css(mix(surface, blue, 0.26)),
    land: css(mix(surface, text, 0.04)),
    urban: css(mix(surface, text, 0.11)),
    river: css(mix(surface, blue, 0.38)),
    region: css(mix(surface, text, 0.2)),
    border: css(mix(surface, text, 0.34)),
    label: css(mix(surface, text, 0.78)),
    faintLabel: css(mix(surface, text, 0.55)),
    text: css(text),
    surface: css(surface),
    accent: css(accent),
    accentText: css(readableOn(accent)),
  };
}
