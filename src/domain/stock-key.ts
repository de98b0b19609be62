import type { StockTable } from './stock-table.js';
import type { Store } from './store.js';

type StoreIds = Pick<Store, 'id' | 'platformLocationId'>;

/**
 * What a store is called in a product's inventory: its platform id, or the service's own id where the table knows no
 * platform id of any store.
 *
 * @param known the stores whose ids are known; one of them decides for all
 */
export function stockKey(table: StockTable, store: StoreIds, known: readonly StoreIds[]): string {
  const rows = [...table.values()];
  const has = (id: string): boolean => rows.some((row) => row.has(id));
  return known.some(({ platformLocationId }) => has(platformLocationId))
    ? store.platformLocationId
    : `${store.id}`;
}
