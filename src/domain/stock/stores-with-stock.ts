import { distanceMeters } from '../distance/distance-meters.js';
import { hasStock } from './stock-status.js';
import { inventoryKeys } from './inventory-keys.js';
import { stockAt } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { LatLng, Store } from '../store/store.js';

/** A store that has the variant, and whether its stock is low. */
export interface StockedStore {
  readonly store: Store;
  readonly status: 'in' | 'low';
}

/**
 * Returns the stores that have a variant. With `from`, the nearest store comes first and stores
 * without a position come last. Without it, stores keep their order.
 * @param among the part of `stores` to search
 */
export function storesWithStock(
  table: StockTable,
  variantId: string,
  stores: readonly Store[],
  { from, among = stores }: { from?: LatLng | undefined; among?: readonly Store[] | undefined },
): readonly StockedStore[] {
  const keyOf = inventoryKeys(table, stores);
  const having = among.flatMap((store): StockedStore[] => {
    const status = stockAt(table, variantId, keyOf(store));
    return hasStock(status) ? [{ store, status }] : [];
  });
  if (!from) return having;
  return having
    .map((each) => {
      const { position } = each.store;
      return { each, meters: position ? distanceMeters(from, position) : Infinity };
    })
    .sort((a, b) => (a.meters < b.meters ? -1 : a.meters > b.meters ? 1 : 0))
    .map(({ each }) => each);
}
