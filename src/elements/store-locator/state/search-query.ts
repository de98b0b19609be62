import type { MapView } from '../../../domain/map/map-view.js';
import type { Place } from '../../../domain/search/place.js';

/** A question to the locator, compared by identity: what was found for one is never the answer to another. */
export interface SearchQuery {
  readonly text: string;
  /** A place of this name is wanted, not only its suggestion; after Enter also the one store of this name. */
  readonly settle?: boolean | 'enter' | undefined;
  /** What the text is taken to mean, when that is known already; `text` is then how it is shown. */
  readonly place?: Place | undefined;
  /** The text is that of a store that was chosen among the suggestions: no others are wanted. */
  readonly isChosen?: boolean | undefined;
  /** Only what lies here, where the visitor has moved the map. */
  readonly area?: MapView | undefined;
  /** The answer is to be read in the list, also where the map stands in its place. */
  readonly isList?: boolean | undefined;
  /** The map goes to what is found, also where it has been before and the visitor has moved it since; default `text`. */
  readonly frame?: string | undefined;
}

/** Whether it is the same question still: what a place was found for. */
export const isSameQuery = (searchQuery: SearchQuery, before: SearchQuery | undefined): boolean =>
  searchQuery === before ||
  (!searchQuery.settle && searchQuery.area === before?.area && searchQuery.text === before?.text);
