import { latitudeOf, longitudeOf } from '../../streets/cells-near.js';
import type { CellId } from '../../streets/street-cell.js';

export const regionFile = 'streets-region.geojson';

/**
 * Returns the cells' area as GeoJSON, for `pmtiles extract --region`. Cells beside each other in a
 * row are one rectangle.
 */
export function regionJson(cells: readonly CellId[]): string {
  const rows: { first: CellId; last: CellId }[] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row && row.last.y === cell.y && row.last.x + 1 === cell.x) row.last = cell;
    else rows.push({ first: cell, last: cell });
  }
  const coordinates = rows.map(({ first, last }) => [ringOf(first, last)]);
  return `${JSON.stringify({ type: 'MultiPolygon', coordinates })}\n`;
}

/** The rectangle is a little smaller than its cells, so that no cell beside them is meant, too. */
function ringOf({ z, x, y }: CellId, last: CellId) {
  const inset = 0.01;
  const [west, east] = [x + inset, last.x + 1 - inset].map((column) => longitudeOf(column, z));
  const [north, south] = [y + inset, y + 1 - inset].map((row) => latitudeOf(row, z));
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ].map((point) => point.map((degrees) => Number(degrees!.toFixed(6))));
}
