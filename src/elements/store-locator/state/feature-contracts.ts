/**
 * The types of the features of the locator, as its other parts know them. The state that
 * contracts.ts describes holds the features.
 */
import type { nothing, TemplateResult } from 'lit';
import type { MapPicture } from '../../../controllers/map/map.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import type { StoreIndex } from '../../../domain/search/store-index.js';
import type { Place } from '../../../domain/search/place.js';
import type { IndexStores } from '../../../domain/search/growing-store-index.js';
import type { Store } from '../../../domain/store/store.js';

type Stores = readonly FoundStore[];

/** Finds the stores that match a query, in the order of the answer. */
export type Arrange = (index: StoreIndex, query: string) => Stores;
/** Adds positions and country codes to stores, as far as they are known. */
export type PlaceStores = (stores: readonly Store[]) => readonly Store[];
/** Puts found stores into another order. */
export type Sort = (stores: Stores, lang: string) => Stores;

/** Finds the place that a query means, and measures stores from it. */
export interface SearchFeature {
  /**
   * The place that distances are measured from. It belongs to the current query, not an older one.
   */
  readonly place: Place | undefined;
  readonly arrange: Arrange;
  /** The result line, when the query is about more than words. */
  readonly line: string | undefined;
  /** The buttons beside the result line. */
  readonly readings: TemplateResult | undefined;
  readonly distanceOf: ((store: Store) => string | undefined) | undefined;
  /** The stores that the result line counts, when these are not all that are found. */
  readonly counted: Stores | undefined;
  /** The mark of the place on the map; undefined for a region or country, which has no middle. */
  readonly origin: MapPicture['origin'];
  /** A key that changes with the place and with the few stores around it. */
  readonly framed: string;
  /** The stores that the map shows first: the nearest to the place, or all in it. */
  readonly nearest: readonly Store[];
  /** Adds distances to results. Only the page needs the distance of each store. */
  measured(stores: Stores): Stores;
}

/** A filter with a button. The list is narrowed while the button is on. */
export interface ListFilter {
  /** A key that is the same in each language. The key of a merchant's own filter is its label. */
  readonly key: string;
  readonly label: string;
  /** The name of the remaining stores in the result line; default: the label. */
  readonly name?: string | undefined;
  readonly test: (store: FoundStore) => boolean;
  /** True when the button is shown only together with the fields. */
  readonly isFurther?: boolean;
}

/** The content of a row that loads after the first rows. */
export interface RowExtras {
  /** The distance from the place of the query, and whether the store is open. */
  readonly lead: TemplateResult;
  /**
   * Returns the filled button, the link that dials the store, and the button for my store.
   * @param setMyStore makes a store the shopper's own; null forgets it
   */
  readonly actions: (isMine: boolean, setMyStore: (store: Store | null) => void) => TemplateResult;
  /** The merchant's details of the selected store. */
  readonly details: TemplateResult | undefined;
}

/** The tools of the list: waiting rows, and the countries of a long list. */
export interface ListFeature {
  readonly pending: {
    /** The button that lets in the waiting stores; undefined when no store waits. */
    readonly view: TemplateResult | undefined;
    /** Returns whether the visitor uses the rows of the current query. */
    isInUse(): boolean;
    /** Orders the next stores so that rows stay on the screen when the list changes by itself. */
    keepOrder(shown: Stores, next: Stores): Stores;
  };
  /**
   * Whether rows were grouped before the visitor searched. Undefined: the whole listing decides.
   */
  readonly wasGrouped: boolean | undefined;
  /** Returns a store's town and postal code as its country writes them, once that is known. */
  readonly localityOf: ((store: Store) => string | undefined) | undefined;
  extrasOf(store: Store, isSelected: boolean): RowExtras;
  /** Returns a search of which stores with a priority come first, among equals. */
  featured(found: Arrange): Arrange;
  /** The stores that the visitor chooses from, in the order of their numbers, when they are few. */
  readonly few: { readonly stores: readonly Store[] };
  /** The view in place of the list while nothing is found. */
  readonly nothingFound: TemplateResult;
  /**
   * Adds to the map what follows from the list: numbers, offered stores, and the height of the part
   * under the card of the selected store.
   */
  onMap(picture: MapPicture): MapPicture;
  /** Returns the result line with articles before the names of countries that need them. */
  worded(line: string): string;
  readonly groups: {
    /** The number of times that the visitor has opened another country. */
    readonly openings: number;
    /** Returns the name of a country that is given by its code, or as the service spells it. */
    nameOf(country: string): string;
    /** Opens a country; null shows all countries. */
    open(country: string | null): void;
  };
}

/** Narrows the list by country, state and filters, and orders it. */
export interface FiltersFeature {
  /** A key that changes with the choices that narrow the list. */
  readonly key: string;
  /** True when filters narrow the list. */
  readonly isActive: boolean;
  /** The country that the visitor has chosen: its code, or its name as the service spells it. */
  readonly country: string | undefined;
  /** True when stock may order or narrow the list: near a place, or with a filter that is on. */
  readonly isStockWanted: boolean;
  /** The order of the list; undefined for the list's own order. */
  readonly sort: Sort | undefined;
  /** The fields and buttons above the list. The fields are hidden until the visitor opens them. */
  readonly view: TemplateResult;
  /** The button beside the result line that removes all filters. */
  readonly clear: TemplateResult | typeof nothing;
  /** The button beside the result line that opens and closes the fields. */
  readonly toggle: TemplateResult;
  /** The view in place of the list when the filters leave no store. The result line says so. */
  readonly nothingLeft: TemplateResult | undefined;
  /** The list of countries that stands in place of the list of stores. */
  readonly countries: TemplateResult | undefined;
  readonly list: ListFeature;
  /** @param found finds the stores that match the query */
  arrange(found: Arrange): Arrange;
  /**
   * Returns the result line with the active filters.
   * @param line the line before: the search's own result
   */
  line(line: string, query: string): string;
}

/** The stock of the product that the page asks for. */
export interface StockFeature {
  /** The name of the order that puts stores with stock first; undefined without a product. */
  readonly orderName: string | undefined;
  /** The filter that leaves the stores with the product, once the stock of any store is known. */
  readonly filter: ListFilter | undefined;
  /** The part of the result line that counts the stores with the product. */
  readonly line: string;
  /** The age of the answer, below the result line. */
  readonly note: TemplateResult | undefined;
  /** @param found finds the stores that match the query */
  arrange(found: Arrange): Arrange;
  /** Returns the stock line of a row; undefined while nothing is known. */
  rowOf(store: Store): TemplateResult | undefined;
  labels(labels: MapPicture['labels']): MapPicture['labels'];
  /** The order by stock for the current list; undefined without a product. */
  readonly order: Sort | undefined;
}

/**
 * Serves the needs of single visits: the visitor's own position, and links to a query or a store.
 */
export interface VisitorFeature {
  /** The result line in place of any other, while the position is awaited or refused. */
  readonly line: string | undefined;
  /** The text at the end of the result line. */
  readonly note: string;
  /** The sentence that replaces the query of a link when nothing matches it. */
  readonly unknown: string | undefined;
  /** The buttons for a refused position or a lost own store. */
  readonly buttons: TemplateResult | undefined;
  /** The store that the address names. The map shows it first. */
  readonly linked: Store | undefined;
  /** @param byVisitor true after a tap by the visitor; the page then gets a search event */
  locate(byVisitor: boolean): Promise<void>;
}

/** The features that the first rows do not need: positions, the map, and features of the list. */
export interface LocatorFeatures {
  /** Adds positions and country codes, which the listing does not contain. */
  readonly place: PlaceStores;
  readonly index: IndexStores;
  readonly arrange: Arrange;
  /** True while positions are still on their way. */
  readonly placing: boolean;
  /** True while it is not known whether the query means a place. */
  readonly isDeciding: boolean;
  /**
   * True when there is no map to see: its code, its land, or the positions of stores are missing.
   */
  readonly isMapMissing: boolean;
  /** True when the query may mean a place and could not be looked up. */
  readonly isBlind: boolean;
  /** The result line, when it is not simply about what is listed. */
  readonly line: string | undefined;
  /** The result line of the search alone. */
  readonly summary: string | undefined;
  /** The buttons beside the result line. */
  readonly readings: TemplateResult | undefined;
  /** The question to the visitor on the map. */
  readonly overMap: TemplateResult | undefined;
  readonly search: SearchFeature | undefined;
  readonly filters: FiltersFeature | undefined;
  readonly visitor: VisitorFeature | undefined;
  readonly stock: () => StockFeature | undefined;
}

/** Loads the features, and answers for them until they are loaded. */
export type FeaturesLoader = Pick<LocatorFeatures, 'isBlind' | 'isMapMissing' | 'placing'> & {
  /** Repeats failed requests at once. */
  retry(): void;
};
