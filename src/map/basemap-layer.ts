import type { Outlines } from '../domain/outlines.js';
import { type BasemapShape, basemapShape } from './basemap-shape.js';
import { Point, setPosition, setTransform } from './leaflet.js';
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
  let drawnZoom = 0;
  let origin = new Point(0, 0);
  let corner = map.getCenter();
  let frame = 0;

  const draw = (): void => {
    const size = map.getSize();
    if (!context || !size.x || !size.y) return;
    const margin = size.multiplyBy(MARGIN).round();
    const { x: width, y: height } = size.add(margin.multiplyBy(2));
    origin = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
    corner = map.layerPointToLatLng(origin);
    drawnZoom = map.getZoom();

    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    setPosition(canvas, origin);
    context.scale(ratio, ratio);

    const worldPixels = WORLD_PIXELS_AT_ZOOM_0 * 2 ** drawnZoom;
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
  const place = (): void => {
    const scale = map.getZoomScale(map.getZoom(), drawnZoom);
    setTransform(canvas, map.latLngToLayerPoint(corner), scale);
  };

  map.on('moveend', () => {
    place();
    drawSoon();
  });
  // while fingers pinch
  map.on('zoom', place);
  map.on('zoomanim', ({ center, zoom }) => {
    setTransform(
      canvas,
      map._latLngToNewLayerPoint(corner, zoom, center),
      map.getZoomScale(zoom, drawnZoom),
    );
  });
  // a long drag comes to the edge of the canvas
  map.on('move', () => {
    const shift = map.containerPointToLayerPoint([0, 0]).subtract(origin);
    const margin = map.getSize().multiplyBy(MARGIN);
    if (
      map.getZoom() === drawnZoom &&
      (Math.abs(shift.x - margin.x) > margin.x || Math.abs(shift.y - margin.y) > margin.y)
    ) {
      drawSoon();
    }
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
