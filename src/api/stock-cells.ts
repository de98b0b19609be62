import type { StockStatus } from '../domain/stock/stock-status.js';

/**
 * Stands for a variant or a location whose id can't be read. No variant and no store has this key, so that nothing is
 * known by it; but it is named: *out* is not said of all of them.
 */
const unplaced = '?';

/** Cells by variant and location, '' where an id can't be read. What is said twice, and not the same, is not known. */
export class StockCells {
  readonly table = new Map<string, Map<string, StockStatus>>();

  /** Of a variant that is only named nothing is known. */
  row(variantId: string): Map<string, StockStatus> {
    const id = variantId || unplaced;
    let row = this.table.get(id);
    if (!row) this.table.set(id, (row = new Map<string, StockStatus>()));
    return row;
  }

  put(variantId: string, locationId: string, status: StockStatus): void {
    const row = this.row(variantId);
    const id = locationId || unplaced;
    const said = variantId && locationId ? status : 'unknown';
    const before = row.get(id) ?? said;
    row.set(id, before === said ? said : 'unknown');
  }
}
