import type { Formats } from './formats.js';

/** The texts of `<store-locator>`. */
export interface LocatorMessages {
  /** The accessible name of the whole region. */
  readonly stores: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly nearMe: string;
  readonly loading: string;
  /** Said while pages wait for the request budget or a `Retry-After`. */
  readonly waiting: string;
  /** Said when the service has not answered for ten seconds. The request goes on. */
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
  /** The text in the map's place when the map failed. */
  readonly mapFailed: string;
  /** Replaces `nothingFound` when the place search or its data could not be loaded. */
  readonly placesFailed: string;
  /** The button that repeats a failed load. */
  readonly tryAgain: string;
  readonly mapsLink: string;
  /** The accessible name of a row's map link; it must begin with `mapsLink`. */
  readonly mapsLinkName: (format: Formats, store: string) => string;
  /** The mark of the shopper's own store. */
  readonly myStore: string;
  /** The button at the end of the list. */
  readonly showMore: (format: Formats, count: number) => string;
  readonly showAs: string;
  readonly list: string;
  readonly map: string;
}
