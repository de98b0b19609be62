import type { Formats } from './formats.js';

/** The texts of the controls that filter and sort the list of `<store-locator>`. */
export interface FilterMessages {
  readonly country: string;
  /** The name of the group of stores whose country the listing does not give. */
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
  /** A text such as "France (84)". */
  readonly withCount: (format: Formats, name: string, stores: number) => string;
  /** `where` is a country or region, '' for all; `what` are filters. */
  readonly storesOnly: (format: Formats, stores: number, where: string, what: string) => string;
  /** Names the filters after a sentence that has counted the stores. */
  readonly only: (format: Formats, where: string, what: string) => string;
  /** Says that filters were lifted, because the wanted place or store lies outside them. */
  readonly notOnly: (format: Formats, where: string, what: string) => string;
  readonly noneLeft: string;
}
