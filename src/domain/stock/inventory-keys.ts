import type { StockTable } from './stock-table.js';
import type { Store } from '../store/store.js';

export type StoreIds = Pick<Store, 'id' | 'platformLocationId'>;

const locations = new WeakMap<StockTable, ReadonlySet<string>>();

/** Every location that a table names, for whatever variant; a table is gone through once. */
export function locationsIn(table: StockTable): ReadonlySet<string> {
  let known = locations.get(table) as Set<string> | undefined;
  if (!known) {
    locations.set(table, (known = new Set<string>()));
    for (const row of table.values()) for (const location of row.keys()) known.add(location);
  }
  return known;
}

/**
 * What stores are called in a product's inventory: by their platform ids, or by the service's own where the table knows
 * no platform id of any store. Until all stores are known, the one that it does know may be among the others.
 *
 * @param known the stores whose ids are known; one of them decides for all
 * @param areAll there are no others
 */
export function inventoryKeys(
  table: StockTable,
  known: readonly StoreIds[],
  areAll = true,
): (store: StoreIds) => string {
  const keys = locationsIn(table);
  return !areAll || known.some(({ platformLocationId }) => keys.has(platformLocationId))
    ? ({ platformLocationId }) => platformLocationId
    : ({ id }) => `${id}`;
}
