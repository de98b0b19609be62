import type { Outlines } from '../domain/outlines.js';
import { type BasemapShape, basemapShape } from './basemap-shape.js';
import { type Point, setTransform } from './leaflet.js';
import type { MapPalette } from './map-palette.js';
import type { QuietMap } from './quiet-map.js';
import { type CanvasView, traceShape } from './trace-shape.js';

/** The canvas reaches this far beyond the view on each side, so that a drag shows no edge. */
const MARGIN = 0.125;
/** Sharper than this is not seen, but costs. */
const MAX_PIXEL_RATIO = 2;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

export interface BasemapLayer {
  setOutlines(outlines: Outlines): void;
  setPalette(palette: MapPalette): void;
  stop(): void;
}

/**
 * Draws coasts and borders on one canvas: anew in the frame after the map has come to rest, which has
 * enough to do for the pins; moved by transform meanwhile.
 */
export function createBasemapLayer(map: QuietMap, palette: MapPalette): BasemapLayer {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  canvas.className = 'leaflet-zoom-animated';
  map.createPane('basemap').append(canvas);

  let land: readonly BasemapShape[] = [];
  let borders: readonly BasemapShape[] = [];
  let drawn = { zoom: 0, corner: map.getCenter(), width: 0, height: 0 };
  let frame = 0;

  const place = (zoom: number, position: Point): void => {
    setTransform(canvas, position, map.getZoomScale(zoom, drawn.zoom));
  };
  const draw = (): void => {
    const size = map.getSize();
    // after a zoom under way comes a `moveend`
    if (!context || !size.x || !size.y || map._animatingZoom) return;
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
    const views: CanvasView[] = [];
    // one more copy to the left: lands that cross 180° reach into the next
    const first = Math.floor(left / worldPixels) - 1;
    for (let copy = first; copy * worldPixels < left + width; copy++) {
      views.push({ worldPixels, left: left - copy * worldPixels, top, width, height });
    }
    const path = (shapes: readonly BasemapShape[]): void => {
      context.beginPath();
      for (const view of views) for (const shape of shapes) traceShape(context, shape, view);
    };
    context.lineJoin = 'bevel';
    context.fillStyle = palette.land;
    path(land);
    context.fill('evenodd');
    context.strokeStyle = palette.border;
    path(borders);
    context.stroke();
  };

  const drawSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  /** Keeps the picture in its place, and all of the view covered by it. */
  const follow = (): void => {
    const zoom = map.getZoom();
    place(zoom, map.latLngToLayerPoint(drawn.corner));
    const scale = map.getZoomScale(zoom, drawn.zoom);
    const { x, y } = map.latLngToContainerPoint(drawn.corner);
    const size = map.getSize();
    const right = x + drawn.width * scale;
    const bottom = y + drawn.height * scale;
    if (x > 0 || y > 0 || right < size.x || bottom < size.y) drawSoon();
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
    setOutlines(outlines) {
      land = outlines.land.map(basemapShape);
      borders = outlines.borders.map(basemapShape);
      drawSoon();
    },
    setPalette(next) {
      palette = next;
      drawSoon();
    },
    stop() {
      cancelAnimationFrame(frame);
    },
  };
}
