import type { MapFormats } from '../../../../domain/messages/formats.js';
import type { LocatorActions, LocatorState } from '../../state/contracts.js';

/** The part of the state that the search needs. */
export type SearchView = Pick<
  LocatorState,
  'searchQuery' | 'list' | 'listing' | 'results' | 'words'
>;

/** Whether more of a listing is on its way now. */
export const isComing = ({ status, waiting }: SearchView['listing']): boolean =>
  status === 'loading' && !waiting;

export interface PlaceSearchOptions extends Pick<LocatorActions, 'search' | 'choose'> {
  readonly view: () => SearchView;
  readonly format: () => MapFormats;
  /** Countries whose postal code is likely to be meant. */
  readonly likely: () => readonly string[];
  /** Positions or countries of stores are still on their way. */
  readonly pending: () => boolean;
}
