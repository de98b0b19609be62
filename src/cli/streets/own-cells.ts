import type { LatLng } from '../../domain/store/store.js';
import { cellsNear } from '../../streets/cells-near.js';
import type { CellId } from '../../streets/street-cell.js';

/** A metre, so that a point on an edge belongs to the cells on both sides. */
const radiusKm = 0.001;

/** Returns the cell that a point lies in; none beyond the map's ends at 85.05° north and south. */
export const ownCells = (point: LatLng, zoom: number): readonly CellId[] =>
  cellsNear(point, radiusKm, zoom);
