import { css, luminance, mix, type Rgb } from '../../domain/map/rgb.js';
import type { RoadKind } from '../../streets/street-cell.js';
import type { MapPalette } from '../map-palette.js';

/** The zooms of the widths below. */
const ZOOMS = [9, 10, 12, 14, 16, 18] as const;

/** The widths of roads in pixels at `ZOOMS`, without their edges. */
const WIDTHS: Readonly<Record<RoadKind, readonly number[]>> = {
  motorway: [1.2, 1.5, 2.4, 4.4, 9, 20],
  trunk: [1, 1.3, 2.2, 4, 8.5, 19],
  primary: [0.7, 1, 1.9, 3.6, 8, 18],
  secondary: [0, 0.7, 1.5, 3, 7.2, 17],
  tertiary: [0, 0, 1, 2.3, 6, 15],
  minor: [0, 0, 0.5, 1.6, 4.8, 13],
  service: [0, 0, 0, 0.8, 2.6, 7],
  path: [0, 0, 0, 0.6, 1.2, 2.4],
  rail: [0.5, 0.6, 0.7, 0.9, 1.4, 2.2],
};

/** A road that is narrower has no edges. */
const EDGED_PIXELS = 1.4;

/** Returns the width of a road in pixels, without its edges; 0 for one that is not drawn. */
export function roadWidth(kind: RoadKind, zoom: number): number {
  const widths = WIDTHS[kind];
  const after = Math.max(
    1,
    ZOOMS.findIndex((at) => at >= Math.min(zoom, ZOOMS.at(-1)!)),
  );
  const [from, to] = [ZOOMS[after - 1]!, ZOOMS[after]!];
  const share = Math.max(0, Math.min(1, (zoom - from) / (to - from)));
  const [narrow, wide] = [widths[after - 1]!, widths[after]!];
  // Roads double with each zoom, and so do the widths between two zooms of the table.
  return narrow && narrow * (wide / narrow) ** share;
}

/** Returns the width of one edge in pixels; 0 for a road without edges. */
export const edgeWidth = (kind: RoadKind, zoom: number): number =>
  kind === 'rail' || kind === 'path' || roadWidth(kind, zoom) < EDGED_PIXELS
    ? 0
    : zoom < 15
      ? 0.7
      : 1;

export interface StreetColours {
  /** The colour of the ground around streets, which is built-up. */
  readonly ground: string;
  readonly water: string;
  readonly stream: string;
  readonly green: string;
  readonly rail: string;
  readonly path: string;
  readonly road: string;
  readonly mainRoad: string;
  readonly edge: string;
  readonly mainEdge: string;
  /** The colour of tunnels, between that of roads and the land. */
  readonly tunnel: string;
  readonly name: string;
  readonly halo: string;
}

const leaf: Rgb = [104, 168, 92];
const amber: Rgb = [245, 184, 76];

/** Reads a colour of the palette, which is `rgb(…)`. */
const rgbOf = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

/**
 * Derives the colours of streets from the palette of the map. In forced colours, streets stand out
 * from the ground three times as bright or as dark.
 */
export function streetColours(palette: MapPalette): StreetColours {
  const [surface, text, ground] = [palette.surface, palette.text, palette.urban].map(rgbOf) as [
    Rgb,
    Rgb,
    Rgb,
  ];
  const isDark = luminance(surface) < luminance(text);
  const isHighContrast = matchMedia('(forced-colors: active)').matches;
  // On dark land, roads are lighter than it; on light land they are white.
  const share = isHighContrast ? 0.46 : 0.26;
  const road = mix(surface, text, isDark ? share : 0);
  const mainRoad = mix(road, amber, isDark ? 0.3 : 0.42);
  const toLand = (colour: Rgb): string => css(mix(colour, ground, 0.55));
  return {
    ground: palette.urban,
    water: palette.water,
    stream: palette.river,
    green: css(mix(surface, leaf, isDark ? 0.24 : 0.36)),
    rail: css(mix(surface, text, share)),
    path: css(mix(surface, text, isDark ? share - 0.02 : 0.02)),
    road: css(road),
    mainRoad: css(mainRoad),
    edge: css(mix(surface, text, isDark ? 0 : isHighContrast ? 0.56 : 0.24)),
    mainEdge: css(isDark ? surface : mix(mainRoad, text, isHighContrast ? 0.6 : 0.26)),
    tunnel: toLand(mix(surface, text, 0.2)),
    name: isHighContrast ? palette.text : palette.label,
    halo: palette.surface,
  };
}
