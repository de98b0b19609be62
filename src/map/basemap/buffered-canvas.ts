import { idleTaskRunner } from '../../scheduling/idle-task-runner.js';
import {
  create,
  type LeafletEventHandlerFnMap,
  type LeafletMap,
  type Point,
  setTransform,
} from '../view/leaflet.js';
import type { CanvasView } from './clip-and-simplify.js';

/** A sheet reaches this far beyond the view on each side, so that a drag shows no edge. */
const MARGIN = 0.125;
/** The next sheet is drawn when less than this part of the margin is left. */
const LEFT_OF_MARGIN = 0.6;
/** A higher pixel ratio costs time and is not visible. */
const MAX_PIXEL_RATIO = 2;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

/** The part of the world that a sheet shows. */
export interface SheetView {
  readonly zoom: number;
  /** One view for each copy of the world. */
  readonly worlds: readonly CanvasView[];
  /** The sheet's corner, in pixels of the map's layers. */
  readonly origin: Point;
}

/** Draws on an empty sheet step by step. The units are CSS pixels. */
export type DrawSheet<T> = (
  context: CanvasRenderingContext2D,
  view: SheetView,
  content: T,
) => Iterable<unknown>;

export interface BufferedCanvas {
  readonly drawSoon: () => void;
  readonly stop: () => void;
}

/**
 * Creates a canvas on the map. A transform moves it with the map. After the map has come to rest,
 * the picture is drawn on another canvas, and a bitmap of it is shown when it is ready. The drawing
 * runs step by step while the browser is idle, so typing and tapping do not wait for it.
 * @param isAtRestOnly whether to draw only at rest: a drag then shows empty areas, but drawing does
 *   not slow it down
 * @param content returns the things to draw, or undefined while there are none: an empty canvas
 *   costs as much as a full one
 */
export function createBufferedCanvas<T>(
  map: LeafletMap,
  pane: HTMLElement,
  isAtRestOnly: boolean,
  content: () => T | undefined,
  draw: DrawSheet<T>,
): BufferedCanvas {
  const canvas = create('canvas', 'leaflet-zoom-animated', pane);
  /**
   * The sheet's corner in pixels of the world at its zoom. It may lie beyond the poles, where there
   * are no latitudes.
   */
  let drawn = { zoom: 0, corner: map.getPixelOrigin(), width: 0, height: 0 };

  /** @returns the sheet's corner, in pixels of the map's layers at this zoom */
  const place = (zoom: number, pixelOrigin: Point): Point => {
    const scale = map.getZoomScale(zoom, drawn.zoom);
    const corner = drawn.corner.multiplyBy(scale).subtract(pixelOrigin).round();
    setTransform(canvas, corner, scale);
    return corner;
  };
  /** Moves the canvas to its place in the current view. */
  const placeNow = (): Point => place(map.getZoom(), map.getPixelOrigin());

  /** Returns the corner of the view with a margin, in pixels of the world. */
  const cornerNow = (margin: Point): Point =>
    map.getPixelOrigin().add(map.containerPointToLayerPoint(margin.multiplyBy(-1)).round());

  function* picture(): Generator<unknown, void> {
    const size = map.getSize();
    const now = content();
    // A running zoom ends with a `moveend`, which starts the drawing again.
    if (!now || !size.x || !size.y || map._animatingZoom) return;
    const margin = size.multiplyBy(MARGIN).round();
    const { x: width, y: height } = size.add(margin.multiplyBy(2));
    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    const next = create('canvas');
    try {
      const context = next.getContext('2d');
      if (!context) return;
      next.width = Math.round(width * ratio);
      next.height = Math.round(height * ratio);
      context.scale(ratio, ratio);
      // The canvas has allocated its memory, which takes a moment.
      yield;

      const zoom = map.getZoom();
      const corner = cornerNow(margin);
      const origin = corner.subtract(map.getPixelOrigin());
      const worldPixels = WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom;
      const { x: left, y: top } = corner;
      const worlds: CanvasView[] = [];
      // One more copy to the left is needed, because land that crosses 180° reaches into the next
      // copy.
      const first = Math.floor(left / worldPixels) - 1;
      for (let copy = first; copy * worldPixels < left + width; copy++) {
        worlds.push({ worldPixels, left: left - copy * worldPixels, top, width, height });
      }
      yield* draw(context, { zoom, worlds, origin }, now);
      drawn = { zoom, corner, width, height };
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      // Without a graphics processor, browsers copy a canvas that was drawn on with each frame of a
      // drag. An OffscreenCanvas itself would draw all steps at once at its end.
      const copy = new OffscreenCanvas(next.width, next.height);
      copy.getContext('2d')!.drawImage(next, 0, 0);
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(copy.transferToImageBitmap());
      placeNow();
      // A map that was dragged during the drawing and then held still fires no further event.
      if (!cornerNow(margin).equals(corner)) queueMicrotask(follow);
    } finally {
      // Some browsers keep the memory of unused canvases for long.
      next.width = 0;
    }
  }
  const steps = idleTaskRunner(picture);
  /** Keeps the picture in its place, and makes sure that it covers the whole view. */
  const follow = (): void => {
    const corner = placeNow();
    // A sheet that was never drawn has no edge to keep away. Its first drawing waits for the pins.
    if (isAtRestOnly || !drawn.width) return;
    const scale = map.getZoomScale(map.getZoom(), drawn.zoom);
    const { x, y } = map.layerPointToContainerPoint(corner);
    const size = map.getSize();
    const right = x + drawn.width * scale - size.x;
    const bottom = y + drawn.height * scale - size.y;
    const least = MARGIN * LEFT_OF_MARGIN;
    if (Math.min(-x, right) < least * size.x || Math.min(-y, bottom) < least * size.y)
      steps.hurry();
  };

  const listeners: LeafletEventHandlerFnMap = {
    zoomanim({ center, zoom }) {
      // The `moveend` after the zoom starts the drawing again.
      steps.stop();
      place(zoom, map._getNewPixelOrigin(center, zoom));
    },
    move: follow,
    // Each movement ends with a `move` too.
    moveend: steps.beginSoon,
  };
  map.on(listeners);

  return {
    drawSoon: steps.beginSoon,
    stop() {
      map.off(listeners);
      steps.stop();
    },
  };
}
