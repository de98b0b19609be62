import type { LatLng } from '../../domain/store/store.js';
import { MAIN_ROADS_RADIUS_KM, cellsNear } from '../../streets/cells-near.js';
import type { CellId } from '../../streets/street-cell.js';
import { ownCells } from './own-cells.js';
import type { StorePoints } from './read-stores.js';

/** The cells that a run is to write, each once, in the order of their numbers. */
export interface CellPlan {
  readonly streets: readonly CellId[];
  /** The cells in which stores lie. */
  readonly own: readonly CellId[];
  /** The cells that could be thinned into main roads, where an archive has none. */
  readonly nearby: readonly CellId[];
  readonly mainRoads: (zoom: number) => readonly CellId[];
}

type CellsOf = (point: LatLng, zoom: number) => readonly CellId[];

export function planCells(points: StorePoints, radiusKm: number, zoom: number): CellPlan {
  const { atAddress, near } = points;
  const all = [...atAddress, ...near];
  return {
    streets: cellsOf(atAddress, zoom, within(radiusKm)),
    own: cellsOf(all, zoom, ownCells),
    nearby: cellsOf(all, zoom, within(radiusKm)),
    mainRoads: (mainZoom) => cellsOf(all, mainZoom, within(MAIN_ROADS_RADIUS_KM)),
  };
}

const within =
  (radiusKm: number): CellsOf =>
  (point, zoom) =>
    cellsNear(point, radiusKm, zoom);

function cellsOf(points: readonly LatLng[], zoom: number, of: CellsOf): readonly CellId[] {
  const cells = new Map<number, CellId>();
  for (const point of points)
    for (const cell of of(point, zoom)) cells.set(cell.y * 2 ** zoom + cell.x, cell);
  return [...cells].toSorted(([one], [other]) => one - other).map(([, cell]) => cell);
}
