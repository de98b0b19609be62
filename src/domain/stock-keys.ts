import type { StockTable } from './stock-table.js';
import type { Store } from './store.js';

type StoreIds = Pick<Store, 'id' | 'platformLocationId'>;

/**
 * What stores are called in a product's inventory: by their platform ids, or by the service's own where the table knows
 * no platform id of any store.
 *
 * @param known the stores whose ids are known; one of them decides for all
 */
export function stockKeys(
  table: StockTable,
  known: readonly StoreIds[],
): (store: StoreIds) => string {
  const keys = new Set([...table.values()].flatMap((row) => [...row.keys()]));
  return known.some(({ platformLocationId }) => keys.has(platformLocationId))
    ? ({ platformLocationId }) => platformLocationId
    : ({ id }) => `${id}`;
}
