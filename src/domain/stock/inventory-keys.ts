import type { StockTable } from './stock-table.js';
import type { Store } from '../store/store.js';

export type StoreIds = Pick<Store, 'id' | 'platformLocationId'>;

const locations = new WeakMap<StockTable, ReadonlySet<string>>();

/** Returns every location that a table names, for any variant. Each table is read once. */
export function locationsIn(table: StockTable): ReadonlySet<string> {
  let known = locations.get(table) as Set<string> | undefined;
  if (!known) {
    locations.set(table, (known = new Set<string>()));
    for (const row of table.values()) for (const location of row.keys()) known.add(location);
  }
  return known;
}

/**
 * Returns the function that finds a store's key in an inventory table. The keys are platform ids,
 * or the service's own ids when the table has no platform id of any store. While some stores are
 * unknown, the table may hold the platform id of one of those, so platform ids are used.
 *
 * @param known the stores whose ids are known; one of them decides for all
 * @param areAll true when there are no other stores
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
