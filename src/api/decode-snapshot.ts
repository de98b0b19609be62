import { StoreLocatorError } from '../domain/error.js';
import { snapshotPosition } from '../domain/snapshot-position.js';
import type { Store } from '../domain/store.js';
import { decodeLocation } from './decode-location.js';
import { record } from './record.js';

/** The listing of a snapshot file. */
export interface Snapshot {
  /** In the listing's order; an id that comes twice counts once. */
  readonly stores: readonly Store[];
  /** How many entries could not be read; they are left out. */
  readonly dropped: number;
}

/**
 * Reads what `store-locator snapshot` wrote; see `snapshot.schema.json`. Stores come as `decodeLocation` gives them,
 * with the positions of the snapshot.
 * @throws {StoreLocatorError} 'bad-answer' when it is no snapshot, or one of a later version
 */
export function decodeSnapshot(body: unknown): Snapshot {
  const { version, stores: entries } = record(body) ?? {};
  if (version !== 1 || !Array.isArray(entries))
    throw new StoreLocatorError('bad-answer', 'no snapshot of version 1');
  const stores = new Map<number, Store>();
  let dropped = 0;
  for (const entry of entries) {
    const store = decodeLocation(entry);
    if (!store) dropped++;
    else if (!stores.has(store.id))
      stores.set(store.id, { ...store, position: snapshotPosition(record(entry) ?? {}) });
  }
  return { stores: [...stores.values()], dropped };
}
