import type { MapPlaces } from '../../domain/map/map-place.js';
import type { Outlines } from '../../domain/map/outlines.js';
import { paintLabels } from './paint-labels.js';
import { paintLand } from './paint-land.js';
import type { LeafletMap, Point } from '../view/leaflet.js';
import type { MapPalette } from '../map-palette.js';
import { createBufferedCanvas, type DrawSheet } from './buffered-canvas.js';
import { grown, moved, type PixelBox } from '../markers/pixel-box.js';
import type { MarkerLayer } from '../markers/marker-layer.js';

export interface BasemapLayer {
  setOutlines(outlines: Outlines): void;
  setPlaces(places: MapPlaces): void;
  setPalette(palette: MapPalette): void;
  /** Must be called when the pins have changed, because the names keep clear of them. */
  drawLabelsSoon(): void;
  stop(): void;
}

/**
 * The distance in pixels between names and controls, and between names and the edge of the view.
 */
const CLEAR_PIXELS = 4;

/** Returns boxes along the edges of the view. Names that an edge would cut are left out. */
const edges = ({ x, y }: Point): PixelBox[] => [
  { left: 0, right: 0, top: 0, bottom: y },
  { left: x, right: x, top: 0, bottom: y },
  { left: 0, right: x, top: 0, bottom: 0 },
  { left: 0, right: x, top: y, bottom: y },
];

/**
 * Draws land and names. Each waits for the pins and is drawn in tasks of its own.
 * @param pins returns the areas that pins cover, in pixels of the map's layers
 * @param controls returns the areas of controls, in pixels from the corner of the map
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
  const drawLabelsOn: DrawSheet<MapPlaces> = (context, { zoom, worlds, origin }, named) => {
    const onSheet = (box: PixelBox): PixelBox => moved(box, -origin.x, -origin.y);
    const corner = map.containerPointToLayerPoint([0, 0]).subtract(origin);
    return paintLabels(context, {
      places: named,
      zoom,
      worlds,
      palette,
      pins: pins().boxes.map(onSheet),
      closed: [
        ...pins().nameBoxes.map(onSheet),
        ...[...controls(), ...edges(map.getSize())].map((box) =>
          moved(grown(box, CLEAR_PIXELS), corner.x, corner.y),
        ),
      ],
      fontFamily: getComputedStyle(pane).fontFamily,
    });
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
    drawLabelsSoon: labels.drawSoon,
    stop() {
      land.stop();
      labels.stop();
    },
  };
}
