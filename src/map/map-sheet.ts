import { type Point, setTransform } from './leaflet.js';
import type { QuietMap } from './quiet-map.js';
import type { CanvasView } from './trace-shape.js';

/** A sheet reaches this far beyond the view on each side, so that a drag shows no edge. */
const MARGIN = 0.125;
/** Sharper than this is not seen, but costs. */
const MAX_PIXEL_RATIO = 2;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

/** Absent in Safari. A page that never rests is not waited for any longer; `setTimeout` reads no such wait, and waits for none. */
const page = globalThis as Partial<typeof globalThis>;
const whenIdle = (page.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
const endIdle = page.cancelIdleCallback ?? clearTimeout;

/** What of the world lies on a sheet. */
export interface SheetView {
  readonly zoom: number;
  /** One for each copy of the world. */
  readonly worlds: readonly CanvasView[];
  /** The sheet's corner, in pixels of the map's layers. */
  readonly origin: Point;
}

/** Gets an empty canvas, in CSS pixels. */
export type DrawSheet<T> = (context: CanvasRenderingContext2D, view: SheetView, content: T) => void;

export interface MapSheet {
  readonly drawSoon: () => void;
  readonly stop: () => void;
}

/**
 * A canvas on the map: moved by transform with it, and drawn anew after it has come to rest. The first time, and where it
 * covers the view as it is, that waits until the browser has nothing else to do and the visitor does not type: who types or
 * taps meanwhile does not wait for it.
 * @param isAtRestOnly whether it is drawn at rest only: it leaves empty what a drag brings into view, and does not hold it up
 * @param content what there is to draw, if anything by now: an empty canvas costs as much as a full one
 */
export function createMapSheet<T>(
  map: QuietMap,
  pane: HTMLElement,
  isAtRestOnly: boolean,
  content: () => T | undefined,
  draw: DrawSheet<T>,
): MapSheet {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  canvas.className = 'leaflet-zoom-animated';
  pane.append(canvas);
  let drawn = { zoom: 0, corner: map.getCenter(), width: 0, height: 0 };
  let frame = 0;
  let idle = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const place = (zoom: number, position: Point): void => {
    setTransform(canvas, position, map.getZoomScale(zoom, drawn.zoom));
  };
  const drawNow = (): void => {
    const size = map.getSize();
    const now = content();
    // after a zoom under way comes a `moveend`
    if (!now || !context || !size.x || !size.y || map._animatingZoom) return;
    clearTimeout(rest);
    const margin = size.multiplyBy(MARGIN).round();
    const { x: width, y: height } = size.add(margin.multiplyBy(2));
    const origin = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
    const zoom = map.getZoom();
    drawn = { zoom, corner: map.layerPointToLatLng(origin), width, height };
    place(zoom, origin);

    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    context.scale(ratio, ratio);

    const worldPixels = WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom;
    const { x: left, y: top } = map.getPixelOrigin().add(origin);
    const worlds: CanvasView[] = [];
    // one more copy to the left: lands that cross 180° reach into the next
    const first = Math.floor(left / worldPixels) - 1;
    for (let copy = first; copy * worldPixels < left + width; copy++) {
      worlds.push({ worldPixels, left: left - copy * worldPixels, top, width, height });
    }
    draw(context, { zoom, worlds, origin }, now);
  };
  const drawLast = (): void => {
    idle = 0;
    clearTimeout(rest);
    const restMs = map.restsUntil() - performance.now();
    if (restMs > 0) rest = setTimeout(drawSoon, restMs);
    else drawNow();
  };
  /**
   * After the next frame, which is that of others, or in the second where a drag has bared something of the view: each is
   * a task of its own. A frame that nobody else needs is not asked for: it would come before what the visitor waits for.
   */
  const wait = (then: () => void): void => {
    frame = requestAnimationFrame(() => {
      frame = 0;
      then();
    });
  };
  const drawSoon = (isUrgent = false): void => {
    if (frame) return;
    if (isUrgent) wait(() => wait(drawNow));
    else if (!idle) wait(() => (idle = whenIdle(drawLast, { timeout: 500 })));
  };
  /** Keeps the picture in its place, and all of the view covered by it. */
  const follow = (): void => {
    const zoom = map.getZoom();
    place(zoom, map.latLngToLayerPoint(drawn.corner));
    // What has not been drawn yet has no edge: the pins come before it.
    if (isAtRestOnly || !drawn.width) return;
    const scale = map.getZoomScale(zoom, drawn.zoom);
    const { x, y } = map.latLngToContainerPoint(drawn.corner);
    const size = map.getSize();
    const right = x + drawn.width * scale;
    const bottom = y + drawn.height * scale;
    if (x > 0 || y > 0 || right < size.x || bottom < size.y) drawSoon(true);
  };

  map.on('zoomanim', ({ center, zoom }) => {
    place(zoom, map._latLngToNewLayerPoint(drawn.corner, zoom, center));
  });
  map.on('move', follow);
  map.on('moveend', () => {
    follow();
    drawSoon();
  });

  return {
    drawSoon: () => drawSoon(),
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      endIdle(idle);
    },
  };
}
