import type { Position, Store } from './store.js';

/** What is kept of the shopper's own store: enough for a badge to name it without the listing. */
export interface MyStore {
  readonly id: number;
  readonly platformLocationId: string;
  readonly name: string;
  readonly mapsUrl: string;
  /** As the service spells it: the list begins with its stores before this one is read. */
  readonly country?: string | undefined;
  readonly position?: Position | undefined;
}

/** null, to forget it, where there is no store. */
export function toMyStore(store: Store | MyStore | null | undefined): MyStore | null {
  if (!store) return null;
  const { id, platformLocationId, name, mapsUrl, country, position } = store;
  return { id, platformLocationId, name, mapsUrl, country, position };
}
