import type { Position, Store } from './store.js';

/**
 * The remembered data of the shopper's own store. A badge can name the store without the listing.
 */
export interface MyStore {
  readonly id: number;
  readonly platformLocationId: string;
  readonly name: string;
  readonly mapsUrl: string;
  /**
   * The country as the service spells it. The list begins with the country's stores before the
   * shopper's own store is loaded.
   */
  readonly country?: string | undefined;
  readonly position?: Position | undefined;
}

/** Returns null, which means to forget the store, when there is no store. */
export function toMyStore(store: Store | MyStore | null | undefined): MyStore | null {
  if (!store) return null;
  const { id, platformLocationId, name, mapsUrl, country, position } = store;
  return { id, platformLocationId, name, mapsUrl, country, position };
}
