import type { Store } from './store.js';

/** Which of a store's ids the keys of a merchant's table are. */
export type StoreKey = 'platformLocationId' | 'id';

/** A table that a merchant gives, by the stores' ids. */
export interface KeyedBy {
  /**
   * Which ids the keys are; default: platform ids if any store has one among them, else ids. Another text reads as the
   * default: the `by` of an imported JSON file is any text to TypeScript.
   */
  readonly by?: StoreKey | (string & {}) | undefined;
}

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
