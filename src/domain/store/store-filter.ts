import type { ListedStore } from './found-store.js';

/** A merchant's own way to narrow the list. */
export interface StoreFilter {
  /** What the visitor reads on its button. */
  readonly label: string;
  /** Whether a store stays; asked once a store, and again when more is known of it. One that throws counts as no. */
  readonly test: (store: ListedStore) => boolean;
}
