import type { Formats, MapFormats } from './formats.js';

/** The texts of the place search in `<store-locator>`. */
export interface SearchMessages {
  /** The name of the list below the search box, and of its groups. */
  readonly suggestions: string;
  readonly places: string;
  /**
   * Said when no store matches the query exactly. `stores` is the number of stores that match one
   * of `readings`, the texts that may have been meant. A fourth reading is too many to name.
   */
  readonly similar: (
    format: Formats,
    query: string,
    stores: number,
    readings: readonly string[],
  ) => string;
  /** A place such as "Lyon, Auvergne-Rhône-Alpes, France". An unknown part is ''. */
  readonly place: (format: Formats, name: string, region: string, country: string) => string;
  /** Said while stores or positions are still being loaded. */
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
  /** `stores` is the number of stores in the visible part of the map. */
  readonly inArea: (format: Formats, stores: number) => string;
  /** Said when a region or country was searched for. */
  readonly storesIn: (format: Formats, stores: number, place: string) => string;
  readonly noneIn: (format: Formats, place: string) => string;
  /** Said when no store has a position. */
  readonly noDistances: (format: Formats, place: string) => string;
  /** The name of the group of buttons with other places that the query may mean. */
  readonly otherPlaces: string;
  /** The distance when the positions of the store and of the searched place are both exact. */
  readonly distance: (format: MapFormats, meters: number) => string;
  readonly distanceAbout: (format: MapFormats, meters: number) => string;
  readonly distanceWithin: (format: MapFormats, meters: number) => string;
  /** Said when the store is in the very town or postal code that was searched for. */
  readonly distanceIn: (format: Formats, place: string) => string;
  /** The name of the mark of the visitor's own position on the map. */
  readonly yourPosition: string;
  /** The name of the mark of the searched place on the map. */
  readonly searchedPlace: (format: Formats, place: string) => string;
}
