import type { Store } from './store.js';

/** A merchant's own way to narrow the list. */
export interface StoreFilter {
  /** What the visitor reads on its button. */
  readonly label: string;
  /** Whether a store stays; asked once a store. One that throws counts as no. */
  readonly test: (store: Store) => boolean;
}
