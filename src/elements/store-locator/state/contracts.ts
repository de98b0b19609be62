/**
 * All that the parts of the locator know of each other: types alone. A part imports these and no
 * other part's class, so that none stands in a circle and each can be read by itself.
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
import type { LocatorFeatures, FeaturesLoader, Sort } from './features.js';

type Stores = readonly FoundStore[];

/** A narrow locator shows one of them. */
export type ShownView = 'list' | 'map';

/** The stores that the shopper asked for, among those of the listing. */
export interface StoreResults {
  /** The results, in their order. */
  readonly stores: Stores;
  readonly index: StoreIndex;
  /** The whole listing. */
  readonly all: readonly Store[];
  readonly repeatedNames: ReadonlySet<string>;
  /** Some store of the listing has a position. */
  readonly anyPlaced: boolean;
  /** The first of `stores` is there because it is the shopper's own. */
  readonly hasOwn: boolean;
  /** Gives a store of the listing, whether or not it is among the results. */
  find(id: number | undefined): Store | undefined;
}

/** The list as it is laid out. Features set how it is to be laid out the next time. */
export interface ListState {
  /** The stores of the list, in its order. */
  readonly stores: Stores;
  /** The list is laid out; false to have it laid out anew. */
  isLayoutLocked?: boolean;
  /** The opened country: its code, or its name as the service spells it. Null: all are wanted. */
  openCountry: string | null | undefined;
  /** There are several countries, of which one is opened. */
  readonly isByCountry?: boolean;
  /** The country that is shown of them; null when the list is all. */
  readonly shownCountry: string | null | undefined;
  readonly isGrouped?: boolean;
  /** It was before the visitor searched. Undefined: the whole listing is to tell. */
  wasGrouped: boolean | undefined;
  /** Nobody searches among so few, unless they have begun to. */
  readonly isSmall?: boolean;
  /** Something narrows the list already. */
  isFiltered?: boolean;
  /** The country that the visitor has chosen: its code, or its name as the service spells it. */
  country: string | undefined;
  /** The order that the visitor chose, if it is not the list's own. */
  sort: Sort | undefined;
  /** Keeps rows where they are on the screen when the list changes by itself. */
  keepOrder: ((shown: Stores, next: Stores) => Stores) | undefined;
  /** The visitor is in the rows, since they have asked; only the part that keeps the list tells. */
  isInUse?: () => boolean;
  /** Writes a store's town and postal code as its country does, once that is known. */
  localityOf: ((store: Store) => string | undefined) | undefined;
}

/** The visitor does this in a row. */
export interface RowActions {
  select(store: Store): void;
  setMyStore(store: Store | null): void;
}

/** The rows as they are drawn. */
export interface List {
  /** Holds the rows that are shown. */
  readonly element: Element;
  readonly total: number;
  /** How many rows the button brings; 0 or less: all are shown. */
  readonly more: number;
  /** No row is shown. */
  readonly isEmpty: boolean;
}

/** The rows of the list that are in the DOM: its first ones. */
export interface ListRows {
  /** The id of a store that stands above the list, far from its own place or without one. */
  above: number | undefined;
  /** How many rows of the list's beginning are shown. */
  readonly count: number;
  /** Adds rows at the end; gives the id of the first of them. */
  showMore(): number | undefined;
  draw(state: LocatorState, words: Words, actions: RowActions): List;
}

/** The element knows this, and its views and features show it. */
export interface LocatorState {
  readonly host: LocatorAttributes;
  /** A setup mistake. */
  readonly problem: StoreLocatorError | undefined;
  readonly words: Words;
  readonly listing: ListingState;
  readonly searchQuery: SearchQuery;
  readonly results: StoreResults;
  readonly list: ListState;
  readonly rows: ListRows;
  /** All that the first rows can do without, once it is there. */
  readonly features: LocatorFeatures | undefined;
  readonly loader: FeaturesLoader;
  /** The result line. */
  readonly line: string;
  /** The shopper's own store. */
  readonly myStore: { readonly value: MyStore | undefined; set(store: null): void };
  readonly selectedId: number | undefined;
  /** The question in which the store was selected. */
  readonly selectedFor: SearchQuery | undefined;
  /** The map brings the selected store into view. */
  readonly reveal: boolean;
  /** Where there is room for list or map alone, this one is shown. */
  readonly shown: ShownView;
  /** There is a map, or room for one. */
  readonly hasMap: boolean;
}

/** Features call these. */
export interface LocatorActions {
  /** Puts a question in the place of the last one. */
  readonly search: (searchQuery: SearchQuery) => void;
  /** Selects a store, or none; the page hears nothing of it. */
  readonly select: (id: number | undefined) => void;
  /**
   * Selects a store that the visitor has chosen, to be shown in the answer to this question; the
   * page may prevent it.
   */
  readonly choose: (store: Store, searchQuery?: SearchQuery) => void;
  /** Does the same with one that was chosen on the map, which stays where it is. */
  readonly onSelect: (id: number) => void;
  /** Shows the list from its beginning, laid out anew. */
  readonly renew: () => void;
  /** Brings a row of the list into view. */
  readonly reveal: (id: number) => void;
  /** Brings it into view, and focus to its name. */
  readonly focus: (id: number) => void;
  /** Lifts the pin of a store from the others. */
  readonly mark: (id: number | undefined) => void;
}
