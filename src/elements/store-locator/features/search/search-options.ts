import type { MapFormats } from '../../../../domain/messages/formats.js';
import type { LocatorActions, LocatorState } from '../../state/contracts.js';

/** The part of the state that the search needs. */
export type SearchView = Pick<
  LocatorState,
  'features' | 'searchQuery' | 'typed' | 'listing' | 'results' | 'words'
>;

/** Whether pages of a listing are being loaded at this moment, without a pause. */
export const isComing = ({ status, waiting }: SearchView['listing']): boolean =>
  status === 'loading' && !waiting;

export interface PlaceSearchOptions extends Pick<LocatorActions, 'search' | 'choose'> {
  readonly view: () => SearchView;
  readonly format: () => MapFormats;
  /**
   * Returns the codes of countries whose postal code a text is likely to be, the likeliest first.
   */
  readonly likely: (text: string) => readonly string[];
  /** Returns whether positions or countries of stores are still on their way. */
  readonly pending: () => boolean;
}
