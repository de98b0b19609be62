/**
 * The features of the locator, as its other parts know them: types alone. The state that
 * contracts.ts describes holds them.
 */
import type { nothing, TemplateResult } from 'lit';
import type { MapPicture } from '../../../controllers/map.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import type { StoreIndex } from '../../../domain/search/store-index.js';
import type { Place } from '../../../domain/search/place.js';
import type { IndexStores } from '../../../domain/search/growing-store-index.js';
import type { Store } from '../../../domain/store/store.js';

type Stores = readonly FoundStore[];

/** Finds the stores that a text asks for, in the order of the answer. */
export type Arrange = (index: StoreIndex, query: string) => Stores;
/** Adds to stores where they are and in which country, as far as that is known. */
export type PlaceStores = (stores: readonly Store[]) => readonly Store[];
/** Orders stores otherwise than they were found. */
export type Sort = (stores: Stores, lang: string) => Stores;

/** Understands texts as places, and measures stores from there. */
export interface SearchFeature {
  /** Stores are measured from here: the place of the question as it is now, not of an older one. */
  readonly place: Place | undefined;
  readonly arrange: Arrange;
  /** The result line, where it is about more than words. */
  readonly line: string | undefined;
  /** Ways on beside the result line. */
  readonly readings: TemplateResult | undefined;
  readonly distanceOf: ((store: Store) => string | undefined) | undefined;
  /** The stores that the result line counts, where they are not all that are found. */
  readonly counted: Stores | undefined;
  /** The stores that the map shows first: the nearest to the place, or all in it. */
  readonly nearest: readonly Store[];
  /** Adds to results how far they are: the page alone needs that of each. */
  measured(stores: Stores): Stores;
}

/** Narrows the list at a press of its button. */
export interface ListFilter {
  /** The same in each language: of the merchant's own the label. */
  readonly key: string;
  readonly label: string;
  /** The result line calls the stores so that are left; default the label. */
  readonly name?: string | undefined;
  readonly test: (store: FoundStore) => boolean;
}

/** Keeps the list: the rows that wait, and the countries that a long one is of. */
export interface ListFeature {
  readonly pending: {
    /** The button that lets in the stores that wait; undefined: none do. */
    readonly view: TemplateResult | undefined;
  };
  readonly groups: {
    /** Counts how often the visitor has opened another country. */
    readonly openings: number;
    /** Names a country that is given by its code, or as the service spells it. */
    nameOf(country: string): string;
    /** Opens a country; null: shows all of them. */
    open(country: string | null): void;
  };
}

/** Narrows the list by country, state and filters, and orders it. */
export interface FiltersFeature {
  /** Changes with the choices that narrow the list. */
  readonly key: string;
  readonly isActive: boolean;
  /** Fields and buttons above the list. */
  readonly view: TemplateResult;
  /** The button beside the result line. */
  readonly clear: TemplateResult | typeof nothing;
  /** Stands in place of a list that nothing is left of. */
  readonly nothingLeft: TemplateResult | undefined;
  /** Stands in place of the list: the countries that it is of. */
  readonly countries: TemplateResult | undefined;
  readonly list: ListFeature;
  /** @param found finds what the search asks for */
  arrange(found: Arrange): Arrange;
  /**
   * Gives the result line.
   * @param line says what the search has found
   */
  line(line: string, query: string): string;
}

/** Tells which stores have the product that the page asks for. */
export interface StockFeature {
  /** Names the order that puts stores with stock first; undefined without a product. */
  readonly orderName: string | undefined;
  /** Leaves only the stores that have it, once that is known of any. */
  readonly filter: ListFilter | undefined;
  /** Says how many have it, for the result line. */
  readonly line: string;
  /** Says how old the answer is, below the result line. */
  readonly note: TemplateResult | undefined;
  /** @param found finds what the search asks for */
  arrange(found: Arrange): Arrange;
  /** Draws a row's line; undefined while nothing is known. */
  rowOf(store: Store): TemplateResult | undefined;
  labels(labels: MapPicture['labels']): MapPicture['labels'];
  /**
   * Gives the order by stock, as the list is to have it now.
   * @param matters the list is ordered or narrowed by stock: another answer lays it out anew
   */
  order(matters: boolean): Sort | undefined;
}

/** Links and details that only the selected store's row has. */
export interface RowExtras {
  readonly links: TemplateResult | undefined;
  readonly details: TemplateResult | undefined;
}

/** Serves single visits: the visitor's own position, and links to a search or a store. */
export interface VisitorFeature {
  /** The result line says this before all else. */
  readonly line: string | undefined;
  /** The result line ends with this. */
  readonly note: string;
  /** A sentence in place of words that a link searches for in vain. */
  readonly unknown: string | undefined;
  /** The ways out of it. */
  readonly buttons: TemplateResult | undefined;
  /** The map shows this store first, by the page's address. */
  readonly linked: Store | undefined;
  extrasOf(store: Store): RowExtras;
  /** @param byVisitor by a tap, which pages hear of */
  locate(byVisitor: boolean): Promise<void>;
}

/** All that the first rows can do without: positions, the map, and the features of the list. */
export interface LocatorFeatures {
  /** Adds country codes and positions, which the listing does not say. */
  readonly place: PlaceStores;
  readonly index: IndexStores;
  readonly arrange: Arrange;
  /** Positions are still on their way. */
  readonly placing: boolean;
  /** It is not known yet whether a place is meant. */
  readonly isDeciding: boolean;
  /** There is no map to see: its code, its land, or the stores' places are missing. */
  readonly isMapMissing: boolean;
  /** The text may be a place, and could not be looked up. */
  readonly isBlind: boolean;
  /** The result line, when it is not simply about what is listed. */
  readonly line: string | undefined;
  /** The line of the search alone. */
  readonly summary: string | undefined;
  /** Buttons beside the result line. */
  readonly readings: TemplateResult | undefined;
  /** A question to the visitor on the map. */
  readonly overMap: TemplateResult | undefined;
  readonly search: SearchFeature | undefined;
  readonly filters: FiltersFeature | undefined;
  readonly visitor: VisitorFeature | undefined;
  readonly stock: () => StockFeature | undefined;
}

/** Brings the map's feature in, and answers for it until it is there. */
export type FeaturesLoader = Pick<LocatorFeatures, 'isBlind' | 'isMapMissing' | 'placing'> & {
  /** Asks at once for what could not be had. */
  retry(): void;
};
