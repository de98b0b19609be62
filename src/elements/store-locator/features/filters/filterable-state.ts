import type { LocatorState } from '../../state/contracts.js';

/** The part of the state that narrows the list, or is narrowed. */
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
