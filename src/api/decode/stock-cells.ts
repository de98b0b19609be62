import type { StockStatus } from '../../domain/stock/stock-status.js';

/**
 * The key for a variant or a location whose id cannot be read. No variant and no store has this
 * key, so it gives nobody a status. But it marks the table as incomplete, so *out* is not claimed
 * for all variants and stores.
 */
const unplaced = '?';

/**
 * Collects stock cells by variant and location id. An unreadable id is ''. Two different statuses
 * for one cell make it unknown.
 */
export class StockCells {
  readonly table = new Map<string, Map<string, StockStatus>>();

  /** Adds a variant without any status, which stays unknown. */
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
