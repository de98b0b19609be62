import type { LocatorState } from '../state/contracts.js';

/** The part of the state that narrows the list, or is narrowed. */
export type NarrowView = Pick<
  LocatorState,
  | 'asked'
  | 'first'
  | 'listing'
  | 'results'
  | 'rows'
  | 'selectedFor'
  | 'selectedId'
  | 'shown'
  | 'side'
  | 'words'
>;
