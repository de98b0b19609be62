import type { LocatorState } from './contracts.js';

/** The part of the state that the filters and the list feature use. */
export type FilterableState = Pick<
  LocatorState,
  | 'searchQuery'
  | 'list'
  | 'listing'
  | 'results'
  | 'rowCount'
  | 'selectedFor'
  | 'selectedId'
  | 'shown'
  | 'features'
  | 'hasMap'
  | 'words'
>;
