import { idleTaskRunner } from '../../scheduling/idle-task-runner.js';
import { type LeafletMap, type Point, setTransform } from '../view/leaflet.js';
import type { CanvasView } from './clip-and-simplify.js';

/** A sheet reaches this far beyond the view on each side, so that a drag shows no edge. */
const MARGIN = 0.125;
/** With less than this part of its margin left, the next sheet is drawn. */
const LEFT_OF_MARGIN = 0.6;
/** Sharper than this is not seen, but costs. */
const MAX_PIXEL_RATIO = 2;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

/** What of the world lies on a sheet. */
export interface SheetView {
  readonly zoom: number;
  /** One for each copy of the world. */
  readonly worlds: readonly CanvasView[];
  /** The sheet's corner, in pixels of the map's layers. */
  readonly origin: Point;
}

/** Gets an empty canvas, in CSS pixels, and draws on it step by step. */
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
 * A canvas on the map: moved by transform with it, and drawn anew after it has come to rest, on another that takes its
 * place when it is ready. That is done step by step while the browser has nothing else to do and the visitor does not
 * type: who types or taps meanwhile does not wait for it.
 * @param isAtRestOnly whether it is drawn at rest only: it leaves empty what a drag brings into view, and does not hold it up
 * @param content what there is to draw, if anything by now: an empty canvas costs as much as a full one
 * @param restsUntil when it may be drawn, by `performance.now()`
 */
export function createBufferedCanvas<T>(
  map: LeafletMap,
  pane: HTMLElement,
  isAtRestOnly: boolean,
  content: () => T | undefined,
  draw: DrawSheet<T>,
  restsUntil = (): number => 0,
): BufferedCanvas {
  let canvas = createCanvas();
  pane.append(canvas);
  /** Its corner in pixels of the world at its zoom: it may lie beyond the poles, where there are no latitudes. */
  let drawn = { zoom: 0, corner: map.getPixelOrigin(), width: 0, height: 0 };

  /** @returns its corner, in pixels of the map's layers at this zoom */
  const place = (zoom: number, pixelOrigin: Point): Point => {
    const scale = map.getZoomScale(zoom, drawn.zoom);
    const corner = drawn.corner.multiplyBy(scale).subtract(pixelOrigin).round();
    setTransform(canvas, corner, scale);
    return corner;
  };
  /** Where it belongs by now. */
  const placeNow = (): Point => place(map.getZoom(), map.getPixelOrigin());

  /** That of the view with a margin, in pixels of the world. */
  const cornerNow = (margin: Point): Point =>
    map.getPixelOrigin().add(map.containerPointToLayerPoint(margin.multiplyBy(-1)).round());

  function* picture(): Generator<unknown, void> {
    const size = map.getSize();
    const now = content();
    // after a zoom under way comes a `moveend`
    if (!now || !size.x || !size.y || map._animatingZoom) return;
    const next = createCanvas();
    let rest = next;
    try {
      const context = next.getContext('2d');
      if (!context) return;
      const margin = size.multiplyBy(MARGIN).round();
      const { x: width, y: height } = size.add(margin.multiplyBy(2));
      const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      next.width = Math.round(width * ratio);
      next.height = Math.round(height * ratio);
      next.style.width = `${width}px`;
      next.style.height = `${height}px`;
      context.scale(ratio, ratio);
      // It has all its room by now, which takes a moment.
      yield;

      const zoom = map.getZoom();
      const corner = cornerNow(margin);
      const origin = corner.subtract(map.getPixelOrigin());
      const worldPixels = WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom;
      const { x: left, y: top } = corner;
      const worlds: CanvasView[] = [];
      // one more copy to the left: lands that cross 180° reach into the next
      const first = Math.floor(left / worldPixels) - 1;
      for (let copy = first; copy * worldPixels < left + width; copy++) {
        worlds.push({ worldPixels, left: left - copy * worldPixels, top, width, height });
      }
      yield* draw(context, { zoom, worlds, origin }, now);
      drawn = { zoom, corner, width, height };
      canvas.replaceWith(next);
      rest = canvas;
      canvas = next;
      placeNow();
      // What was dragged on meanwhile, and then held still, tells nobody any more.
      if (!cornerNow(margin).equals(corner)) queueMicrotask(follow);
    } finally {
      // some browsers keep what is gone for long
      rest.width = 0;
    }
  }
  const steps = idleTaskRunner(picture, restsUntil);
  /** Keeps the picture in its place, and all of the view covered by it. */
  const follow = (): void => {
    const corner = placeNow();
    // What has not been drawn yet has no edge: the pins come before it.
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

  map.on('zoomanim', ({ center, zoom }) => {
    // Begun anew at its `moveend`.
    steps.stop();
    place(zoom, map._getNewPixelOrigin(center, zoom));
  });
  map.on('move', follow);
  map.on('moveend', () => {
    follow();
    steps.beginSoon();
  });

  return {
    drawSoon: steps.beginSoon,
    stop: steps.stop,
  };
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'leaflet-zoom-animated';
  return canvas;
}
