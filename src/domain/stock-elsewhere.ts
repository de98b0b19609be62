import { countNearby, type Nearby } from './count-nearby.js';
import { distanceMeters } from './distance-meters.js';
import { stockKeys } from './stock-keys.js';
import { stockAt } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { Position, Store } from './store.js';

const radiiMeters = [25_000, 50_000, 100_000];

/**
 * How many stores near a place have a variant; undefined where none has, or nobody knows where they are.
 * @param except the store that is asked for
 */
export function stockElsewhere(
  table: StockTable,
  variantId: string,
  stores: readonly Store[],
  except: Pick<Store, 'id'>,
  place: Position,
): Nearby | undefined {
  const keyOf = stockKeys(table, stores);
  const having = stores.filter(
    (store) =>
      store.id !== except.id && ['in', 'low'].includes(stockAt(table, variantId, keyOf(store))),
  );
  const meters = having.map(({ position }) => position && distanceMeters(place, position));
  return countNearby(meters, place.radiusMeters, radiiMeters);
}
