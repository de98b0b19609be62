import type { MapPlace, MapPlaces } from '../domain/map-place.js';
import { labelLayout } from './label-layout.js';
import type { MapPalette } from './map-palette.js';
import { mercatorX, mercatorY } from './mercator.js';
import type { PixelBox } from './pixel-box.js';
import type { CanvasView } from './trace-shape.js';

const MOST = 120;
/** So many that have no room are tried before it is given up. */
const MOST_TRIED = 600;
/** Up to here countries are named first, and up to there after the towns. */
const COUNTRIES_FIRST_ZOOM = 5;
const COUNTRIES_ZOOM = 7;
const HALO_PIXELS = 3;
const DOT_PIXELS = 2;

export interface LabelPicture {
  readonly places: MapPlaces;
  readonly zoom: number;
  readonly views: readonly CanvasView[];
  readonly palette: MapPalette;
  readonly pins: readonly PixelBox[];
  /** Where no name may be. */
  readonly closed: readonly PixelBox[];
  readonly fontFamily: string;
}

/** Writes the names that have room, on a canvas that is empty. */
export function drawLabels(context: CanvasRenderingContext2D, picture: LabelPicture): void {
  const { places, zoom, views, palette, pins, closed, fontFamily } = picture;
  const place = labelLayout(pins, closed);
  let left = MOST;
  let tries = MOST_TRIED;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PIXELS;
  context.strokeStyle = palette.land;

  const write = (names: readonly MapPlace[], isCountry: boolean): void => {
    context.fillStyle = isCountry ? palette.faintLabel : palette.label;
    for (const { name, lat, lng, population } of names)
      for (const view of views) {
        const x = mercatorX(lng) * view.worldPixels - view.left;
        const y = mercatorY(lat) * view.worldPixels - view.top;
        if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
        if (!left || !tries--) return;
        const height = isCountry ? 13 : townPixels(population);
        context.font = `${isCountry || height > 13 ? 600 : 400} ${height}px ${fontFamily}`;
        const { width } = context.measureText(name);
        const spot = place({ x, y, width, height, over: isCountry });
        if (!spot) continue;
        left--;
        if (spot.hasDot) {
          context.beginPath();
          context.arc(x, y, DOT_PIXELS, 0, 2 * Math.PI);
          context.stroke();
          context.fill();
        }
        const middle = spot.box.top + height / 2;
        context.strokeText(name, spot.box.left, middle);
        context.fillText(name, spot.box.left, middle);
      }
  };
  if (zoom < COUNTRIES_FIRST_ZOOM) write(places.countries, true);
  write(places.towns, false);
  if (zoom >= COUNTRIES_FIRST_ZOOM && zoom < COUNTRIES_ZOOM) write(places.countries, true);
}

const townPixels = (population: number): number =>
  population >= 1_000_000 ? 14 : population >= 200_000 ? 13 : population >= 30_000 ? 12 : 11;
