import { featuredFirst } from '../../domain/list/featured-first.js';
import type { StoreRecord } from '../snapshot-entry.js';

/**
 * Returns the stores of a table in the order of the snapshot: within a town, those with a higher
 * priority come first. The page then has this order from its first rows on.
 */
export function featuredRecords(records: readonly StoreRecord[]): readonly StoreRecord[] {
  const known = new Map(records.map((record) => [record.store, record]));
  const stores = featuredFirst(
    records.map(({ store }) => store),
    (store) => known.get(store)?.details?.priority,
  );
  return stores.map((store) => known.get(store)!);
}
