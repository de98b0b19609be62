import type { LatLng } from '../../domain/store/store.js';
import type { MapPlaces } from '../../domain/map/map-place.js';
import { PAINTS } from '../../scheduling/idle-task-runner.js';
import { type Label, labelLayout, type LabelSpot } from './label-layout.js';
import type { MapPalette } from '../map-palette.js';
import { mercatorX, mercatorY } from '../view/mercator.js';
import type { PixelBox } from '../markers/pixel-box.js';
import type { CanvasView } from './clip-and-simplify.js';

const MOST = 120;
/** The number of names painted in one step. The halo of a name takes longer than all else. */
const STEP_NAMES = 4;
/** The number of attempts, successful or not, after which no more names are tried. */
const MOST_TRIED = 400;
/** Countries are named before the towns below the first zoom, and after them below the second. */
const COUNTRIES_FIRST_ZOOM = 5;
const COUNTRIES_ZOOM = 7;
/** A country's name may be this many times wider than the country. */
const OVERHANG = 2.5;
const COUNTRY_PIXELS = 13;
const BOLD_PIXELS = 14;
const HALO_PIXELS = 3;
const DOT_PIXELS = 2;

/** Widths of measured names. A map is drawn repeatedly with the same names. */
const widths = new Map<string, number>();
const mostWidths = 5000;

export interface LabelPicture {
  readonly places: MapPlaces;
  readonly zoom: number;
  readonly worlds: readonly CanvasView[];
  readonly palette: MapPalette;
  /** Areas of pins that names must not cover. */
  readonly pins: readonly PixelBox[];
  /** Areas where no name may be. */
  readonly closed: readonly PixelBox[];
  readonly fontFamily: string;
}

/**
 * Writes the names that have room, step by step. Returns the areas where no further name may be.
 */
export function* paintLabels(
  context: CanvasRenderingContext2D,
  picture: LabelPicture,
): Generator<unknown, readonly PixelBox[]> {
  const { places, zoom, worlds, palette, pins, closed, fontFamily } = picture;
  const layout = labelLayout(pins, closed);
  let left = MOST;
  let tries = MOST_TRIED;
  let font = '';
  context.textBaseline = 'middle';
  // A page with right-to-left text would otherwise turn the alignment round.
  context.textAlign = 'left';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PIXELS;
  context.strokeStyle = palette.land;

  const widthOf = (name: string): number => {
    // A font that is still being loaded changes the widths.
    if (document.fonts.status === 'loading' || widths.size > mostWidths) widths.clear();
    const key = font + name;
    const width = widths.get(key) ?? context.measureText(name).width;
    widths.set(key, width);
    return width;
  };
  const write = (
    { lat, lng }: LatLng,
    name: string,
    height: number,
    weight: number,
    place: (label: Label) => LabelSpot | undefined,
  ): void => {
    for (const world of worlds) {
      const x = mercatorX(lng) * world.worldPixels - world.left;
      if (x < 0 || x > world.width || !left || !tries) continue;
      const y = mercatorY(lat) * world.worldPixels - world.top;
      if (y < 0 || y > world.height) continue;
      tries--;
      const nextFont = `${weight} ${height}px ${fontFamily}`;
      // Setting the font is slow, even when it stays the same.
      if (font !== nextFont) context.font = font = nextFont;
      const spot = place({ x, y, width: widthOf(name), height });
      if (!spot) continue;
      left--;
      if (spot.hasDot) {
        context.beginPath();
        context.arc(x, y, DOT_PIXELS, 0, 2 * Math.PI);
        context.stroke();
        context.fill();
      }
      context.strokeText(name, spot.left, spot.top + height / 2);
      context.fillText(name, spot.left, spot.top + height / 2);
    }
  };
  /**
   * Returns the value to yield after a step: `PAINTS` when enough names were painted. `before` is
   * the value of `left` before the step.
   */
  const stepFrom = (before: number): unknown =>
    Math.ceil(left / STEP_NAMES) < Math.ceil(before / STEP_NAMES) ? PAINTS : undefined;
  function* writeCountries(): Generator<unknown, void> {
    context.fillStyle = palette.faintLabel;
    for (const country of places.countries) {
      const { worldPixels } = worlds[0] as CanvasView;
      const countryPixels = (country.widthDegrees * worldPixels) / 360;
      const before = left;
      write(country, country.name, COUNTRY_PIXELS, 600, (label) =>
        label.width > OVERHANG * countryPixels ? undefined : layout.over(label, countryPixels / 2),
      );
      yield stepFrom(before);
    }
  }
  if (zoom < COUNTRIES_FIRST_ZOOM) yield* writeCountries();
  context.fillStyle = palette.label;
  for (const town of places.towns) {
    const height = townPixels(town.population);
    const [triesBefore, leftBefore] = [tries, left];
    write(town, town.name, height, height < BOLD_PIXELS ? 400 : 600, layout.beside);
    if (tries < triesBefore) yield stepFrom(leftBefore);
  }
  if (zoom >= COUNTRIES_FIRST_ZOOM && zoom < COUNTRIES_ZOOM) yield* writeCountries();
  return [...pins, ...layout.taken];
}

const townPixels = (population: number): number =>
  population >= 1_000_000 ? 14 : population >= 200_000 ? 13 : population >= 30_000 ? 12 : 11;
