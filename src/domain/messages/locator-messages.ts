import type { Formats } from './formats.js';

/** What `<store-locator>` says. */
export interface LocatorMessages {
  /** The name of the whole region. */
  readonly stores: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly nearMe: string;
  readonly loading: string;
  /** Pages wait for the request budget or a `Retry-After`. */
  readonly waiting: string;
  /** The service has not answered for ten seconds, and is still asked. */
  readonly late: string;
  readonly loadingMore: (format: Formats, stores: number) => string;
  readonly summary: (format: Formats, stores: number, countries: number) => string;
  readonly found: (format: Formats, stores: number, query: string) => string;
  readonly nothingFound: (format: Formats, query: string) => string;
  readonly allCountries: string;
  readonly showAll: string;
  readonly noStores: string;
  readonly partial: string;
  readonly refreshFailed: string;
  readonly retry: string;
  readonly failed: string;
  readonly offline: string;
  /** Stands in the map's place. */
  readonly mapFailed: string;
  /** Instead of `nothingFound`: the search for places could not be loaded, or its data. */
  readonly placesFailed: string;
  /** Asks again for what could not be loaded. */
  readonly tryAgain: string;
  readonly mapsLink: string;
  /** The accessible name of a row's map link; it must begin with `mapsLink`. */
  readonly mapsLinkName: (format: Formats, store: string) => string;
  readonly makeMyStore: string;
  readonly myStore: string;
  readonly undo: string;
  /** The button at the list's end. */
  readonly showMore: (format: Formats, count: number) => string;
  readonly showAs: string;
  readonly list: string;
  readonly map: string;
}
