import type { Formats, MapFormats } from './formats.js';

/** What the search for a place says in `<store-locator>`. */
export interface SearchMessages {
  /** The name of the list below the search box, and of its groups. */
  readonly suggestions: string;
  readonly places: string;
  /**
   * No store has what was typed; `stores` have what it may have been meant for: `readings`, of which a fourth is one too
   * many to tell.
   */
  readonly similar: (
    format: Formats,
    query: string,
    stores: number,
    readings: readonly string[],
  ) => string;
  /** "Lyon, Auvergne-Rhône-Alpes, France"; a part that is not known is ''. */
  readonly place: (format: Formats, name: string, region: string, country: string) => string;
  /** Stores or positions are still on their way. */
  readonly nearestSoFar: (format: Formats, place: string) => string;
  /** `meters` is round in the unit of `format`. */
  readonly storesWithin: (
    format: MapFormats,
    stores: number,
    meters: number,
    place: string,
  ) => string;
  /** `nearest` is the town of the nearest store, with its country. */
  readonly noneWithin: (
    format: MapFormats,
    meters: number,
    place: string,
    nearest: string,
  ) => string;
  /** So many lie in the part of the map that is seen. */
  readonly inArea: (format: Formats, stores: number) => string;
  /** A region or country was searched for. */
  readonly storesIn: (format: Formats, stores: number, place: string) => string;
  readonly noneIn: (format: Formats, place: string) => string;
  /** No store has a position. */
  readonly noDistances: (format: Formats, place: string) => string;
  /** The name of the group of buttons with other places that the text may mean. */
  readonly otherPlaces: string;
  /** Both the store and what was searched for are exactly known. */
  readonly distance: (format: MapFormats, meters: number) => string;
  readonly distanceAbout: (format: MapFormats, meters: number) => string;
  readonly distanceWithin: (format: MapFormats, meters: number) => string;
  /** The store is in the very town or postal code that was searched for. */
  readonly distanceIn: (format: Formats, place: string) => string;
}
