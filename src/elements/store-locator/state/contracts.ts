/**
 * The types by which the parts of the locator know each other. A part imports these types and no
 * other part's class. So no imports form a circle, and each part can be read by itself.
 */
import type { StoreLocatorError } from '../../../domain/error.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import type { StoreIndex } from '../../../domain/search/store-index.js';
import type { ListingState } from '../../../domain/listing-state.js';
import type { MyStore } from '../../../domain/store/my-store.js';
import type { Store } from '../../../domain/store/store.js';
import type { SearchQuery } from './search-query.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { Words } from '../views/words.js';
import type { LocatorFeatures, FeaturesLoader, Sort } from './feature-contracts.js';

type Stores = readonly FoundStore[];

/** A narrow locator shows one of these views at a time. */
export type ShownView = 'list' | 'map';

/** The stores that match the query, among those of the listing. */
export interface StoreResults {
  /** The results, in their order. */
  readonly stores: Stores;
  readonly index: StoreIndex;
  /** The whole listing. */
  readonly all: readonly Store[];
  readonly repeatedNames: ReadonlySet<string>;
  /** True when some store of the listing has a position. */
  readonly anyPlaced: boolean;
  /** True when the first of `stores` stands there because it is the shopper's own. */
  readonly hasOwn: boolean;
  /** Returns a store of the listing by its id, whether or not it is among the results. */
  find(id: number | undefined): Store | undefined;
}

/** The settings of the list that features may change. The next layout follows them. */
export interface ListSettings {
  /** True while the layout is kept; false lets the next update lay out the list again. */
  isLayoutLocked?: boolean | undefined;
  /**
   * The opened country: its code, or its name as the service spells it. Null: all countries are
   * wanted. Undefined: the layout chooses.
   */
  openCountry?: string | null | undefined;
  /**
   * The id of a store whose row stands above the list: its own place is far down, or it has none.
   */
  above?: number | undefined;
}

/** The list as it is laid out. */
export interface ListState extends Readonly<ListSettings> {
  /** The stores of the list, in its order. */
  readonly stores: Stores;
  /** True when the list has several countries, of which one is opened. */
  readonly isByCountry?: boolean;
  /** The one country that the list shows; null when the list shows all stores. */
  readonly shownCountry?: string | null | undefined;
  /** True when the rows are grouped by state and town. */
  readonly isGrouped?: boolean;
  /**
   * True when the stores are so few that the search box is left out. The box stays while focus is
   * in the locator.
   */
  readonly isSmall?: boolean;
  /** The order of the list; undefined for the list's own order. */
  readonly sort?: Sort | undefined;
}

/** The actions of the visitor in a row. */
export interface RowActions {
  select(store: Store): void;
  readonly setMyStore: (store: Store | null) => void;
}

/** The rows of the list, drawn. */
export interface DrawnList {
  /** The element that holds the shown rows. */
  readonly element: Element;
  readonly total: number;
  /** The number of rows that the button adds; 0 or less when all rows are shown. */
  readonly more: number;
  /** True when no row is shown. */
  readonly isEmpty: boolean;
}

/**
 * The state of the element, which its views and features show. The object is frozen, and so are its
 * results and its list: another state is another object.
 */
export interface LocatorState {
  readonly host: LocatorAttributes;
  /** The setup mistake, when there is one. */
  readonly problem: StoreLocatorError | undefined;
  readonly words: Words;
  readonly listing: ListingState;
  /** The query in effect, which list and map answer. */
  readonly searchQuery: SearchQuery;
  /**
   * The query in the search box. It is the same object as `searchQuery` unless the visitor has not
   * finished typing.
   */
  readonly typed: SearchQuery;
  readonly results: StoreResults;
  readonly list: ListState;
  /** The number of shown rows from the beginning of the list. */
  readonly rowCount: number;
  /** The features that the first rows do not need, once they are loaded. */
  readonly features: LocatorFeatures | undefined;
  readonly loader: FeaturesLoader;
  /** The text of the result line. */
  readonly line: string;
  /** The shopper's own store. */
  readonly myStore: MyStore | undefined;
  readonly selectedId: number | undefined;
  /** The query in which the store was selected. */
  readonly selectedFor: SearchQuery | undefined;
  /** True when the map is to bring the selected store into view. */
  readonly reveal: boolean;
  /** The view that is shown where there is room for the list or the map alone. */
  readonly shown: ShownView;
  /** True when the layout has a map, or room for one. */
  readonly hasMap: boolean;
}

/**
 * The actions that features call. Together with the element's public methods they are the only way
 * to change the state.
 */
export interface LocatorActions {
  /**
   * Replaces the query in effect and the typed one. With the query in effect itself, only the typed
   * one is dropped.
   */
  readonly search: (searchQuery: SearchQuery) => void;
  /**
   * Selects a store that the visitor has chosen. A query, if given, replaces the current one first.
   * The page may prevent both.
   */
  readonly choose: (store: Store, searchQuery?: SearchQuery) => void;
  /** Does the same with a store that was chosen on the map. The map does not move. */
  readonly onSelect: (id: number) => void;
  /** Lays out the list again and shows it from its beginning. */
  readonly renew: () => void;
  /** Changes settings of the list. Settings that are left out stay. */
  readonly changeList: (changes: ListSettings) => void;
  /** Adds rows at the end of the list, from the next update on. */
  readonly showMore: () => void;
  /** Brings a row of the list into view. */
  readonly reveal: (id: number) => void;
  /** Brings a row into view and moves focus to the name of its store. */
  readonly focus: (id: number) => void;
  /** Raises the pin of a store above the others; undefined raises none. */
  readonly mark: (id: number | undefined) => void;
}
