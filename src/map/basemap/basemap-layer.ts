import type { MapPlaces } from '../../domain/map/map-place.js';
import type { Outlines } from '../../domain/map/outlines.js';
import { paintLabels } from './paint-labels.js';
import { paintLand } from './paint-land.js';
import type { LeafletMap } from '../view/leaflet.js';
import type { MapPalette } from '../map-palette.js';
import { createBufferedCanvas, type DrawSheet, type SheetView } from './buffered-canvas.js';
import { grown, moved, type PixelBox } from '../markers/pixel-box.js';
import type { MarkerLayer } from '../markers/marker-layer.js';

export interface BasemapLayer {
  readonly setOutlines: (outlines: Outlines) => void;
  readonly setPlaces: (places: MapPlaces) => void;
  setPalette(palette: MapPalette): void;
  /** Must be called when the pins have changed, because the names keep clear of them. */
  drawLabelsSoon(): void;
  /** Sets what draws streets on the sheet of names. */
  setStreets(draw: DrawStreets): void;
  stop(): void;
}

/**
 * Draws streets and their names on the sheet of names, step by step.
 * @param writePlaces writes the names of places; returns the areas where no further name may be
 */
export type DrawStreets = (
  context: CanvasRenderingContext2D,
  view: SheetView,
  writePlaces: () => Generator<unknown, readonly PixelBox[]>,
) => Generator<unknown, void>;

/**
 * The distance in pixels between names and controls, and between names and the edge of the view.
 */
const CLEAR_PIXELS = 4;

/**
 * Draws land on one sheet, and streets and names on another. Each waits for the pins and is drawn
 * in tasks of its own.
 * @param pins returns the areas that pins cover, in pixels of the map's layers
 * @param controls returns the areas of controls and edges, in pixels from the corner of the map
 */
export function createBasemapLayer(
  map: LeafletMap,
  palette: MapPalette,
  pins: () => Pick<MarkerLayer, 'boxes' | 'nameBoxes'>,
  controls: () => readonly PixelBox[],
): BasemapLayer {
  const pane = map.createPane('basemap');
  let outlines: Outlines | undefined;
  let places: MapPlaces | undefined;

  const drawLandOn: DrawSheet<Outlines> = (context, { worlds }, lines) =>
    paintLand(context, lines, places?.towns ?? [], worlds, palette);
  let streets: DrawStreets | undefined;

  const drawLabelsOn: DrawSheet<MapPlaces> = (context, view, names) => {
    const { zoom, worlds, origin } = view;
    const onSheet = (box: PixelBox): PixelBox => moved(box, -origin.x, -origin.y);
    const corner = map.containerPointToLayerPoint([0, 0]).subtract(origin);
    const writePlaces = (): ReturnType<typeof paintLabels> =>
      paintLabels(context, {
        places: names,
        zoom,
        worlds,
        palette,
        pins: pins().boxes.map(onSheet),
        closed: [
          ...pins().nameBoxes.map(onSheet),
          ...controls().map((box) => moved(grown(box, CLEAR_PIXELS), corner.x, corner.y)),
        ],
        fontFamily: getComputedStyle(pane).fontFamily,
      });
    return streets ? streets(context, view, writePlaces) : writePlaces();
  };
  const land = createBufferedCanvas(map, pane, false, () => outlines, drawLandOn);
  const labels = createBufferedCanvas(map, pane, true, () => places, drawLabelsOn);

  return {
    setOutlines(next) {
      outlines = next;
      land.drawSoon();
    },
    setPlaces(next) {
      places = next;
      land.drawSoon();
      labels.drawSoon();
    },
    setPalette(next) {
      palette = next;
      land.drawSoon();
      labels.drawSoon();
    },
    setStreets(draw) {
      streets = draw;
      // Streets need no names of places.
      places ??= { countries: [], towns: [] };
      labels.drawSoon();
    },
    drawLabelsSoon: labels.drawSoon,
    stop() {
      land.stop();
      labels.stop();
    },
  };
}
