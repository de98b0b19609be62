import type { MapView } from '../../../domain/map/map-view.js';
import type { Place } from '../../../domain/search/place.js';

/**
 * A query to the locator. Queries are compared by identity: the answer to one is never used for
 * another.
 */
export interface SearchQuery {
  readonly text: string;
  /**
   * True when a place of this name is wanted, not only suggestions. After Enter (`enter`), the only
   * store of this name is taken too.
   */
  readonly settle?: boolean | 'enter' | undefined;
  /** The place that the text means, when it is already known; `text` is then its label. */
  readonly place?: Place | undefined;
  /**
   * True when the text names a store that was chosen among the suggestions. No others are wanted.
   */
  readonly isChosen?: boolean | undefined;
  /** The part of the map that results must lie in, after the visitor has moved the map. */
  readonly area?: MapView | undefined;
  /** True when the list shows the answer, even where the map stands in its place. */
  readonly isList?: boolean | undefined;
  /**
   * A key; default `text`. With a new key the map moves to the results, even after the visitor has
   * moved the map and when it shows the same place.
   */
  readonly frame?: string | undefined;
}

/** Whether a query is still the same one, including the query that its found place has replaced. */
export const isSameQuery = (searchQuery: SearchQuery, before: SearchQuery | undefined): boolean =>
  searchQuery === before ||
  (!searchQuery.settle && searchQuery.area === before?.area && searchQuery.text === before?.text);
