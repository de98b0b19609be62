import type { Formats } from './formats.js';

/** What narrows and orders the list of `<store-locator>`. */
export interface FilterMessages {
  readonly country: string;
  /** Countries that the listing does not name. */
  readonly noCountry: string;
  readonly region: string;
  readonly allRegions: string;
  readonly sort: string;
  readonly byDistance: string;
  readonly byName: string;
  readonly byTown: string;
  readonly asListed: string;
  /** The name of the group of the merchant's own filters. */
  readonly filters: string;
  readonly clearFilters: string;
  /** "France (84)" */
  readonly withCount: (format: Formats, name: string, stores: number) => string;
  /** `where` is a country or region, '' for all; `what` are filters. */
  readonly storesOnly: (format: Formats, stores: number, where: string, what: string) => string;
  /** The same behind a sentence that has counted them. */
  readonly only: (format: Formats, where: string, what: string) => string;
  /** The place or the store that is wanted lies elsewhere. */
  readonly notOnly: (format: Formats, where: string, what: string) => string;
  readonly noneLeft: string;
}
