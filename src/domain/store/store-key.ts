import type { Store } from './store.js';

/** The field of a store that the keys of a merchant's table hold. */
export type StoreKey = 'platformLocationId' | 'id';

/** A merchant's table, keyed by the stores' ids. */
export interface KeyedBy {
  /**
   * Which ids the keys are; default: platform ids if any store has one among them, else ids.
   * Another text counts as the default, because TypeScript types the `by` of an imported JSON file
   * as any text.
   */
  readonly by?: StoreKey | (string & {}) | undefined;
}

/**
 * Decides which ids the keys of a table are. The table's `by` decides. Otherwise they are platform
 * ids when any store has one among the keys, else ids. The two are never mixed. Returns undefined
 * while there are no stores to compare with.
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
