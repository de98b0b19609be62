import type { Outlines } from '../../domain/map/outlines.js';
import type { MapPlace } from '../../domain/map/map-place.js';
import { basemapShape } from './basemap-shape.js';
import type { MapPalette } from '../map-palette.js';
import { PAINTS } from '../../scheduling/idle-task-runner.js';
import { mercatorX, mercatorY } from '../view/mercator.js';
import { type CanvasView, clipAndSimplify } from './clip-and-simplify.js';

/**
 * The width of rivers in pixels at scales that show towns. Smaller scales use the thinnest line,
 * which is drawn many times faster.
 */
const RIVER_PIXELS = 1.5;
/**
 * From this width of the world on, towns are also drawn as discs. Smaller towns have no built-up
 * area in the outlines.
 */
const TOWN_WORLD_PIXELS = 256 * 2 ** 8;
/** No disc is larger than for this many people: the outlines have the areas of larger towns. */
const MOST_PEOPLE = 200_000;
const PEOPLE_PER_SQUARE_METER = 0.0025;
const EQUATOR_METERS = 40_075_017;

/** The work of one step must take much less time than a frame. */
const STEP_POINTS = 2_000;
const STEP_TOWNS = 500;
const STEP_TOWNS_DRAWN = 100;

/** Draws the whole basemap except the names on an empty canvas, step by step. */
export function* paintLand(
  context: CanvasRenderingContext2D,
  outlines: Outlines,
  towns: readonly MapPlace[],
  views: readonly CanvasView[],
  palette: MapPalette,
): Generator<unknown, void> {
  let points = 0;
  /** Fills areas, or draws lines of this width. */
  function* draw(
    lines: readonly Float32Array[],
    colour: string,
    lineWidth = 0,
  ): Generator<unknown, void> {
    if (!lines.length) return;
    context.beginPath();
    for (const line of lines) {
      const shape = basemapShape(line);
      for (const view of views) clipAndSimplify(context, shape, view);
      points += line.length / 2;
      if (points < STEP_POINTS) continue;
      points = 0;
      yield;
    }
    if (lineWidth) {
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.stroke();
    } else {
      context.fillStyle = colour;
      context.fill();
    }
    yield PAINTS;
  }
  context.lineJoin = 'bevel';
  yield* draw(outlines.land, palette.land);
  yield* draw(outlines.urban, palette.urban);
  // Towns are drawn on land only.
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = palette.urban;
  yield* drawTowns(context, towns, views);
  context.globalCompositeOperation = 'source-over';
  yield* draw(outlines.regions, palette.region, 1);
  const isNear = views.some(({ worldPixels }) => worldPixels >= TOWN_WORLD_PIXELS);
  yield* draw(outlines.rivers, palette.river, isNear ? RIVER_PIXELS : 1);
  yield* draw(outlines.lakes, palette.water);
  yield* draw(outlines.borders, palette.border, 1);
}

/** Draws each town as a disc that is as large as the ground its people need. */
function* drawTowns(
  context: CanvasRenderingContext2D,
  towns: readonly MapPlace[],
  views: readonly CanvasView[],
): Generator<unknown, void> {
  let looked = 0;
  let drawn = 0;
  for (const { worldPixels, left, top, width, height } of views) {
    if (worldPixels < TOWN_WORLD_PIXELS) return;
    for (const { lat, lng, population } of towns) {
      if (++looked % STEP_TOWNS === 0) yield;
      const meters = Math.sqrt(
        Math.min(population, MOST_PEOPLE) / PEOPLE_PER_SQUARE_METER / Math.PI,
      );
      const radius = (meters * worldPixels) / EQUATOR_METERS / Math.cos((lat * Math.PI) / 180);
      const x = mercatorX(lng) * worldPixels - left;
      if (x < -radius || x > width + radius) continue;
      const y = mercatorY(lat) * worldPixels - top;
      if (y < -radius || y > height + radius) continue;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
      if (++drawn % STEP_TOWNS_DRAWN === 0) yield PAINTS;
    }
  }
}
