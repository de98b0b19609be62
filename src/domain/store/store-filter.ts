import type { ListedStore } from './found-store.js';

/** A merchant's own filter for the list. */
export interface StoreFilter {
  /** The text that the visitor reads on the filter's button. */
  readonly label: string;
  /**
   * Whether a store stays in the list. Called once per store, and again when more is known of it. A
   * test that throws counts as no.
   */
  readonly test: (store: ListedStore) => boolean;
}
