import type { Store } from './store.js';

/** Which of a store's ids the keys of a merchant's table are. */
export type StoreKey = 'platformLocationId' | 'id';

/**
 * As the table says, else platform ids when any store has one among the keys, else ids; never mixed. Undefined while
 * there is no store to tell by.
 */
export function storeKey(
  by: unknown,
  keys: ReadonlyMap<string, unknown>,
  stores: readonly Store[],
): StoreKey | undefined {
  if (by === 'platformLocationId' || by === 'id') return by;
  if (!stores.length) return undefined;
  return stores.some(({ platformLocationId }) => keys.has(platformLocationId))
    ? 'platformLocationId'
    : 'id';
}
