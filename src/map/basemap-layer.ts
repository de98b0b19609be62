import type { MapPlaces } from '../domain/map-place.js';
import type { Outlines } from '../domain/outlines.js';
import { basemapShape } from './basemap-shape.js';
import { drawLabels } from './draw-labels.js';
import { drawLand } from './draw-land.js';
import { Point, setTransform } from './leaflet.js';
import type { MapPalette } from './map-palette.js';
import { moved, type PixelBox } from './pixel-box.js';
import type { QuietMap } from './quiet-map.js';
import type { CanvasView } from './trace-shape.js';

/** The canvases reach this far beyond the view on each side, so that a drag shows no edge. */
const MARGIN = 0.125;
/** Sharper than this is not seen, but costs. */
const MAX_PIXEL_RATIO = 2;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

export interface BasemapLayer {
  setOutlines(outlines: Outlines): void;
  setPlaces(places: MapPlaces): void;
  setPalette(palette: MapPalette): void;
  /** To be called when the pins have changed: the names keep clear of them. */
  drawLabelsSoon(): void;
  stop(): void;
}

/** Names that the view would cut in two are left out. */
const edges = ({ x, y }: Point): PixelBox[] => [
  { left: -1, right: 0, top: 0, bottom: y },
  { left: x, right: x + 1, top: 0, bottom: y },
  { left: 0, right: x, top: -1, bottom: 0 },
  { left: 0, right: x, top: y, bottom: y + 1 },
];

/**
 * Draws land and names: anew in the frame after the map has come to rest, which has enough to do for the pins; moved
 * by transform meanwhile.
 * @param pins in pixels of the map's layers
 * @param controls in pixels from the corner of the map
 */
export function createBasemapLayer(
  map: QuietMap,
  palette: MapPalette,
  pins: () => readonly PixelBox[],
  controls: () => readonly PixelBox[],
): BasemapLayer {
  const sheet = document.createElement('div');
  sheet.className = 'leaflet-zoom-animated';
  map.createPane('basemap').append(sheet);
  const createContext = (): CanvasRenderingContext2D | null => {
    const canvas = document.createElement('canvas');
    sheet.append(canvas);
    return canvas.getContext('2d');
  };
  // two canvases, so that names are written anew without the land
  const land = createContext();
  const labels = createContext();

  let outlines: Outlines | undefined;
  let places: MapPlaces | undefined;
  let drawn = { zoom: 0, corner: map.getCenter(), origin: new Point(0, 0), width: 0, height: 0 };
  let views: readonly CanvasView[] = [];
  let landFrame = 0;
  let labelsFrame = 0;

  const place = (zoom: number, position: Point): void => {
    setTransform(sheet, position, map.getZoomScale(zoom, drawn.zoom));
  };
  const clear = (context: CanvasRenderingContext2D): void => {
    const { canvas } = context;
    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    canvas.width = Math.round(drawn.width * ratio);
    canvas.height = Math.round(drawn.height * ratio);
    canvas.style.width = `${drawn.width}px`;
    canvas.style.height = `${drawn.height}px`;
    context.scale(ratio, ratio);
  };
  const drawAll = (): void => {
    const size = map.getSize();
    // after a zoom under way comes a `moveend`
    if (!land || !size.x || !size.y || map._animatingZoom) return;
    const margin = size.multiplyBy(MARGIN).round();
    const { x: width, y: height } = size.add(margin.multiplyBy(2));
    const origin = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
    const zoom = map.getZoom();
    drawn = { zoom, corner: map.layerPointToLatLng(origin), origin, width, height };
    place(zoom, origin);

    const worldPixels = WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom;
    const { x: left, y: top } = map.getPixelOrigin().add(origin);
    const copies: CanvasView[] = [];
    // one more copy to the left: lands that cross 180° reach into the next
    const first = Math.floor(left / worldPixels) - 1;
    for (let copy = first; copy * worldPixels < left + width; copy++) {
      copies.push({ worldPixels, left: left - copy * worldPixels, top, width, height });
    }
    views = copies;
    clear(land);
    if (outlines) drawLand(land, outlines, views, palette);
    writeLabels();
  };
  const writeLabels = (): void => {
    if (!labels || map.getZoom() !== drawn.zoom) return;
    clear(labels);
    if (!places) return;
    const { x, y } = drawn.origin;
    const corner = map.containerPointToLayerPoint([0, 0]).subtract(drawn.origin);
    drawLabels(labels, {
      places,
      views,
      palette,
      zoom: drawn.zoom,
      fontFamily: getComputedStyle(sheet).fontFamily,
      pins: pins().map((box) => moved(box, -x, -y)),
      closed: [...controls(), ...edges(map.getSize())].map((box) => moved(box, corner.x, corner.y)),
    });
  };

  const drawSoon = (): void => {
    cancelAnimationFrame(landFrame);
    landFrame = requestAnimationFrame(drawAll);
  };
  const drawLabelsSoon = (): void => {
    cancelAnimationFrame(labelsFrame);
    labelsFrame = requestAnimationFrame(writeLabels);
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
    setOutlines(next) {
      outlines = next;
      // now, which is a task of its own, rather than in the frame
      for (const lines of Object.values<Outlines[keyof Outlines]>({ ...next }))
        lines.forEach(basemapShape);
      drawSoon();
    },
    setPlaces(next) {
      places = next;
      drawLabelsSoon();
    },
    setPalette(next) {
      palette = next;
      drawSoon();
    },
    drawLabelsSoon,
    stop() {
      cancelAnimationFrame(landFrame);
      cancelAnimationFrame(labelsFrame);
    },
  };
}
