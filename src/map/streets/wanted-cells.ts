import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { Precision } from '../../domain/store/store.js';
import {
  cellsNear,
  latitudeOf,
  longitudeOf,
  MAIN_ROADS_RADIUS_KM,
} from '../../streets/cells-near.js';
import type { CellId, StreetsIndex } from '../../streets/street-cell.js';
import type { PlacedStore } from '../markers/placed-store.js';
import { nearestCopy } from '../view/nearest-copy.js';
import { longitudeAt, mercatorX, mercatorY } from '../view/mercator.js';

/** From this zoom on, streets are drawn around the stores. */
const STREETS_ZOOM = 12;
/** From this zoom on, they are drawn even if not all of them can be, as on a very large screen. */
const CITY_ZOOM = 14;
/** From this zoom on, main roads are drawn. */
export const MAIN_ROADS_ZOOM = 9;
/** The largest number of cells of one kind in a view. */
const MOST_CELLS = 64;
const KILOMETERS_PER_DEGREE = 111.195;
/** Distances that are worked out in a simpler way are wrong by less than this factor. */
const ROUGHLY = 1.001;

/** A part of the world map. The sides of the map have the length 1, and x may be beyond it. */
export interface WorldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const cellKey = ({ z, x, y }: CellId): string => `${z}/${x}/${y}`;

/** True when the position of a store is good enough to show the streets around it. */
const hasStreets = ({ position: { precision } }: PlacedStore): boolean =>
  precision === Precision.Exact || precision === Precision.Address;

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/**
 * Returns the cells that exist and are in view, the nearest to the view's middle first. They are
 * those of `cellsNear`, which would also work out all cells beyond the view, for each store anew.
 */
function cellsInView(
  stores: readonly PlacedStore[],
  radiusKm: number,
  z: number,
  { left, top, right, bottom }: WorldBox,
): CellId[] {
  const across = 2 ** z;
  const [firstX, lastX] = [Math.floor(left * across), Math.ceil(right * across) - 1];
  const firstY = Math.max(0, Math.floor(top * across));
  const lastY = Math.min(across, Math.ceil(bottom * across)) - 1;
  const wide = Math.max(0, lastX - firstX + 1);
  const missing = new Uint8Array(wide * Math.max(0, lastY - firstY + 1)).fill(1);
  const found: (CellId & { readonly distance: number })[] = [];
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const middle = longitudeAt(middleX);
  const reach = (radiusKm / KILOMETERS_PER_DEGREE) * ROUGHLY;
  const [north, south] = [latitudeOf(firstY, z) + reach, latitudeOf(lastY + 1, z) - reach];
  for (const { position } of stores) {
    if (found.length === missing.length) break;
    const { lat } = position;
    if (lat > north || lat < south) continue;
    const bottomY = Math.min(lastY, Math.floor(mercatorY(lat - reach) * across));
    let y = Math.max(firstY, Math.floor(mercatorY(lat + reach) * across));
    const { lng } = nearestCopy(position, middle);
    const beside = reach / Math.cos((lat * Math.PI) / 180);
    const leftX = Math.max(firstX, Math.floor(mercatorX(lng - beside) * across));
    const rightX = Math.min(lastX, Math.floor(mercatorX(lng + beside) * across));
    let near: ReadonlySet<string> | undefined;
    for (; y <= bottomY; y++) {
      const nearLat = clamped(lat, latitudeOf(y + 1, z), latitudeOf(y, z));
      for (let column = leftX; column <= rightX; column++) {
        const nth = (y - firstY) * wide + column - firstX;
        if (!missing[nth]) continue;
        const id = { z, x: ((column % across) + across) % across, y };
        const meters = distanceMeters(position, {
          lat: nearLat,
          lng: clamped(lng, longitudeOf(column, z), longitudeOf(column + 1, z)),
        });
        // Some point of the cell is as near as that. The nearest one may be a little nearer.
        const share = meters / (radiusKm * 1_000);
        if (share > ROUGHLY) continue;
        if (share > 1) {
          near ??= new Set(cellsNear(position, radiusKm, z).map(cellKey));
          if (!near.has(cellKey(id))) continue;
        }
        missing[nth] = 0;
        const [x, below] = [(column + 0.5) / across, (y + 0.5) / across];
        found.push({ ...id, distance: Math.hypot(x - middleX, below - middleY) });
      }
    }
  }
  return found.sort((a, b) => a.distance - b.distance);
}

export interface WantedCells {
  /** Cells with streets. */
  readonly streets: readonly CellId[];
  /** Cells with main roads. */
  readonly mainRoads: readonly CellId[];
}

/** Returns the cells of a view that exist by the positions of the stores. */
export function wantedCells(
  stores: readonly PlacedStore[],
  index: StreetsIndex,
  zoom: number,
  view: WorldBox,
): WantedCells {
  if (zoom < MAIN_ROADS_ZOOM) return { streets: [], mainRoads: [] };
  const mainRoads = cellsInView(stores, MAIN_ROADS_RADIUS_KM, index.mainRoadsZoom, view).slice(
    0,
    MOST_CELLS,
  );
  if (zoom < STREETS_ZOOM) return { streets: [], mainRoads };
  const streets = cellsInView(stores.filter(hasStreets), index.radiusKm, index.zoom, view);
  if (streets.length > MOST_CELLS && zoom < CITY_ZOOM) return { streets: [], mainRoads };
  return { streets: streets.slice(0, MOST_CELLS), mainRoads };
}
