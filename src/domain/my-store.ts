import type { Position, Store } from './store.js';

/** What is kept of the shopper's own store: enough for a badge to name it without the listing. */
export interface MyStore {
  readonly id: number;
  readonly platformLocationId: string;
  readonly name: string;
  readonly mapsUrl: string;
  readonly position?: Position | undefined;
}

export const toMyStore = ({ id, platformLocationId, name, mapsUrl, position }: Store): MyStore => ({
  id,
  platformLocationId,
  name,
  mapsUrl,
  position,
});
