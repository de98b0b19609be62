import type { BasemapShape } from './basemap-shape.js';

/**
 * The part of the world that a canvas shows. `left` and `top` are pixels in a world `worldPixels`
 * wide.
 */
export interface CanvasView {
  readonly worldPixels: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Lines may stick out this far, so that their joins beyond the edge are not seen. */
const MARGIN_PIXELS = 8;
/** Shorter steps make no visible difference. */
const STEP_PIXELS = 0.7;

/**
 * From this width of the world on, the points of a line are so far apart that its corners are
 * visible. Rounded corners look more like the real outline.
 */
const ROUND_WORLD_PIXELS = 256 * 2 ** 7.5;

/** Adds the visible part of a shape to the path. */
export function clipAndSimplify(path: CanvasPath, shape: BasemapShape, view: CanvasView): void {
  const isRound = view.worldPixels >= ROUND_WORLD_PIXELS;
  const { worldPixels, left, top } = view;
  const right = view.width + MARGIN_PIXELS;
  const bottom = view.height + MARGIN_PIXELS;
  if (
    shape.minX * worldPixels - left > right ||
    shape.maxX * worldPixels - left < -MARGIN_PIXELS ||
    shape.minY * worldPixels - top > bottom ||
    shape.maxY * worldPixels - top < -MARGIN_PIXELS
  ) {
    return;
  }
  const { points } = shape;
  let beyond = 0;
  let lastX = 0;
  let lastY = 0;
  let x = 0;
  let y = 0;
  let skipped = false;
  for (let i = 0; i < points.length; i += 2) {
    const previousX = x;
    const previousY = y;
    x = (points[i] as number) * worldPixels - left;
    y = (points[i + 1] as number) * worldPixels - top;
    const outside =
      (x < -MARGIN_PIXELS ? 1 : x > right ? 2 : 0) | (y < -MARGIN_PIXELS ? 4 : y > bottom ? 8 : 0);
    if (i === 0) {
      path.moveTo(x, y);
    } else if (beyond & outside) {
      // Points that all lie beyond the same edge are skipped, because no part between them is
      // visible.
      beyond &= outside;
      skipped = true;
      continue;
    } else if (!outside && Math.abs(x - lastX) + Math.abs(y - lastY) < STEP_PIXELS) {
      continue;
    } else {
      if (skipped) {
        // A rounded line has come only half of the way to its last point.
        path.lineTo(lastX, lastY);
        path.lineTo(previousX, previousY);
      }
      if (isRound && !skipped)
        path.quadraticCurveTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2);
      else path.lineTo(x, y);
    }
    beyond = outside;
    lastX = x;
    lastY = y;
    skipped = false;
  }
  path.lineTo(lastX, lastY);
  path.lineTo(x, y);
}
