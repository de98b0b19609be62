import type { Outlines } from '../../domain/map/outlines.js';
import type { MapPlace } from '../../domain/map/map-place.js';
import { basemapShape } from './basemap-shape.js';
import type { MapPalette } from '../map-palette.js';
import { PAINTS } from '../../scheduling/idle-task-runner.js';
import { mercatorX, mercatorY } from '../view/mercator.js';
import { type CanvasView, clipAndSimplify } from './clip-and-simplify.js';

/** Rivers where towns are seen; at smaller scale the thinnest line is drawn, which is many times quicker. */
const RIVER_PIXELS = 1.5;
/** At this width of the world the towns that have no built-up area of their own are seen as one. */
const TOWN_WORLD_PIXELS = 256 * 2 ** 8;
/** The outlines have the built-up areas of larger towns. */
const MOST_PEOPLE = 200_000;
const PEOPLE_PER_SQUARE_METER = 0.0025;
const EQUATOR_METERS = 40_075_017;

/** A step is to be much less than a frame. */
const STEP_POINTS = 2_000;
const STEP_TOWNS = 500;
const STEP_TOWNS_DRAWN = 100;

/** Draws all of the basemap but the names, on a canvas that is empty, step by step. */
export function* paintLand(
  context: CanvasRenderingContext2D,
  outlines: Outlines,
  towns: readonly MapPlace[],
  views: readonly CanvasView[],
  palette: MapPalette,
): Generator<unknown, void> {
  let points = 0;
  function* path(lines: readonly Float32Array[]): Generator<unknown, void> {
    context.beginPath();
    for (const line of lines) {
      const shape = basemapShape(line);
      for (const view of views) clipAndSimplify(context, shape, view);
      points += line.length / 2;
      if (points < STEP_POINTS) continue;
      points = 0;
      yield;
    }
  }
  function* fill(lines: readonly Float32Array[], colour: string): Generator<unknown, void> {
    if (!lines.length) return;
    yield* path(lines);
    context.fillStyle = colour;
    context.fill();
    yield PAINTS;
  }
  function* stroke(
    lines: readonly Float32Array[],
    colour: string,
    width = 1,
  ): Generator<unknown, void> {
    if (!lines.length) return;
    yield* path(lines);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
    yield PAINTS;
  }
  context.lineJoin = 'bevel';
  yield* fill(outlines.land, palette.land);
  yield* fill(outlines.urban, palette.urban);
  // on land alone
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = palette.urban;
  yield* drawTowns(context, towns, views);
  context.globalCompositeOperation = 'source-over';
  yield* stroke(outlines.regions, palette.region);
  const isNear = views.some(({ worldPixels }) => worldPixels >= TOWN_WORLD_PIXELS);
  yield* stroke(outlines.rivers, palette.river, isNear ? RIVER_PIXELS : 1);
  yield* fill(outlines.lakes, palette.water);
  yield* stroke(outlines.borders, palette.border);
}

/** As much ground as their people need. */
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
