import type { BasemapLayer, DrawStreets } from '../basemap/basemap-layer.js';
import { grown } from '../markers/pixel-box.js';
import type { MarkerLayer } from '../markers/marker-layer.js';
import type { MapPalette } from '../map-palette.js';
import type { LeafletMap } from '../view/leaflet.js';
import { mercatorX, mercatorY } from '../view/mercator.js';
import type { Viewport } from '../view/viewport.js';
import type { CellDrawing } from './cell-drawing.js';
import { paintCells, placeCells } from './paint-streets.js';
import { streetColours } from './road-styles.js';
import { StreetCells, type StreetCellsOptions } from './street-cells.js';
import { paintStreetNames } from './street-names.js';
import { wantedCells, type WantedCells } from './wanted-cells.js';

/** The closest zoom of the map, with streets and without. */
const MAX_ZOOM_STREETS = 18;
const MAX_ZOOM = 16;
/** Cells that arrive one after the other are drawn together after this time. */
const TOGETHER_MS = 300;
/** The distance in pixels between names and what they keep clear of. */
const CLEAR_PIXELS = 4;

export interface StreetsLayerOptions extends Pick<StreetCellsOptions, 'again' | 'report'> {
  readonly map: LeafletMap;
  readonly viewport: Viewport;
  readonly palette: MapPalette;
  readonly markers: Pick<MarkerLayer, 'stores'>;
  readonly basemap: Pick<BasemapLayer, 'setStreets' | 'drawLabelsSoon'>;
}

export interface StreetsLayer {
  /** Sets the colours of the next drawing, which is the basemap's. */
  setPalette(palette: MapPalette): void;
  /** Must be called when the stores have changed, since other cells exist. */
  follow(): void;
  stop(): void;
}

interface Picture {
  readonly streets: readonly CellDrawing[];
  readonly mainRoads: readonly CellDrawing[];
}

const none: WantedCells = { streets: [], mainRoads: [] };
/** The credit that each map shows. It outlives a layer, as the sheet with its streets does. */
const credits = new WeakMap<LeafletMap, string>();

/** Shows the credit of what is drawn. */
function setCredit(map: LeafletMap, line: string): void {
  const before = credits.get(map);
  if (line === before) return;
  if (before) map.attributionControl.removeAttribution(before);
  if (line) map.attributionControl.addAttribution(line);
  credits.set(map, line);
}

/**
 * Draws the streets around the stores on the map's own sheet of names, below all names and pins.
 * @param src the address of `streets.json` or of its folder
 */
export function createStreetsLayer(src: string, options: StreetsLayerOptions): StreetsLayer {
  const { map, viewport, markers, basemap } = options;
  let colours = streetColours(options.palette);
  let wanted = none;
  /** The view and the stores for which the cells were worked out. */
  let followed: { readonly view: string; readonly stores: unknown } = { view: '', stores: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const picture = (): Picture | undefined => {
    const streets = cells.arrived(wanted.streets);
    const mainRoads = cells.arrived(wanted.mainRoads);
    return streets.length || mainRoads.length ? { streets, mainRoads } : undefined;
  };
  const draw: DrawStreets = function* (context, { zoom, worlds }, writePlaces) {
    const drawings = picture();
    if (!drawings) {
      yield* writePlaces();
      setCredit(map, '');
      return;
    }
    // Names keep clear of the credit, so it must be there before them.
    setCredit(map, cells.index?.credit ?? '');
    const ratio = context.getTransform().a;
    const { width, height } = worlds[0]!;
    const streets = placeCells(drawings.streets, worlds, ratio);
    const mainRoads = placeCells(drawings.mainRoads, worlds, ratio);
    context.save();
    // Where there are streets, they have the main roads, too.
    context.beginPath();
    context.rect(0, 0, width, height);
    for (const { left, top, right, bottom } of streets)
      context.rect(left, top, right - left, bottom - top);
    context.clip('evenodd');
    yield* paintCells(context, mainRoads, zoom, colours);
    context.restore();
    yield* paintCells(context, streets, zoom, colours);

    const taken = yield* writePlaces();
    const closed = taken.map((box) => grown(box, CLEAR_PIXELS));
    const { fontFamily } = getComputedStyle(map.getContainer());
    const names = { zoom, colours, fontFamily, width, height, closed };
    yield* paintStreetNames(context, { ...names, cells: [...streets, ...mainRoads] });
  };

  const limitZoom = (): void => {
    // Streets that are on their way keep the map where the visitor has brought it.
    const closest = cells.arrived(wanted.streets).length
      ? MAX_ZOOM_STREETS
      : cells.isPending(wanted.streets)
        ? map.getMaxZoom()
        : MAX_ZOOM;
    viewport.limitZoom(map.getMinZoom(), closest);
  };
  const drawNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    basemap.drawLabelsSoon();
  };
  const follow = (): void => {
    const { index } = cells;
    if (!index || !map.getSize().x) return;
    const bounds = map.getBounds();
    const view = `${map.getZoom()} ${bounds.toBBoxString()}`;
    // Each cell that arrives calls for this, and thousands of stores take a moment.
    if (view === followed.view && markers.stores === followed.stores) {
      limitZoom();
      return;
    }
    followed = { view, stores: markers.stores };
    wanted = wantedCells(markers.stores, index, map.getZoom(), {
      left: mercatorX(bounds.getWest()),
      top: mercatorY(bounds.getNorth()),
      right: mercatorX(bounds.getEast()),
      bottom: mercatorY(bounds.getSouth()),
    });
    cells.want([...wanted.mainRoads, ...wanted.streets]);
    limitZoom();
  };
  const onArrival = (): void => {
    follow();
    if (cells.isPending([...wanted.streets, ...wanted.mainRoads]))
      timer ??= setTimeout(drawNow, TOGETHER_MS);
    else drawNow();
  };
  const cells = new StreetCells(src, { ...options, onArrival });
  map.on('moveend', follow);
  basemap.setStreets(draw);

  return {
    setPalette(palette) {
      colours = streetColours(palette);
    },
    follow,
    stop() {
      clearTimeout(timer);
      map.off('moveend', follow);
      cells.stop();
      wanted = none;
      limitZoom();
      // The next drawing has neither streets nor their credit.
      basemap.drawLabelsSoon();
    },
  };
}
