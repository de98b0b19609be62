import type { Outlines } from '../domain/outlines.js';
import { basemapShape } from './basemap-shape.js';
import type { MapPalette } from './map-palette.js';
import { type CanvasView, traceShape } from './trace-shape.js';

const RIVER_PIXELS = 1.2;

/** Draws all of the basemap but the names, on a canvas that is empty. */
export function drawLand(
  context: CanvasRenderingContext2D,
  outlines: Outlines,
  views: readonly CanvasView[],
  palette: MapPalette,
): void {
  const path = (lines: readonly Float32Array[]): void => {
    context.beginPath();
    for (const view of views)
      for (const line of lines) traceShape(context, basemapShape(line), view);
  };
  const fill = (lines: readonly Float32Array[], colour: string): void => {
    context.fillStyle = colour;
    path(lines);
    context.fill();
  };
  const stroke = (lines: readonly Float32Array[], colour: string, width = 1): void => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    path(lines);
    context.stroke();
  };
  context.lineJoin = 'bevel';
  fill(outlines.land, palette.land);
  fill(outlines.urban, palette.urban);
  stroke(outlines.regions, palette.region);
  stroke(outlines.rivers, palette.river, RIVER_PIXELS);
  fill(outlines.lakes, palette.water);
  stroke(outlines.borders, palette.border);
}
