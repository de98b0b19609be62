import type { LocatorState } from '../../state/contracts.js';

/** The part of the state that the filters and the list feature use. */
export type FilterableState = Pick<
  LocatorState,
  | 'searchQuery'
  | 'list'
  | 'listing'
  | 'results'
  | 'rows'
  | 'selectedFor'
  | 'selectedId'
  | 'shown'
  | 'features'
  | 'words'
>;
