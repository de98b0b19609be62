import type { StoreLocatorError } from '../../domain/error.js';
import type { Store } from '../../domain/store/store.js';
import { DetailEvent } from '../detail-event.js';

export type * from './map-event.js';
export type * from './positions-event.js';

interface LoadFields {
  readonly stores: readonly Store[];
  readonly failedPages: readonly number[];
  readonly droppedRecords: number;
}

/** Once per load, when all pages have settled. */
export class StoreLocatorLoadEvent extends DetailEvent<LoadFields> {
  declare readonly stores: LoadFields['stores'];
  declare readonly failedPages: LoadFields['failedPages'];
  declare readonly droppedRecords: LoadFields['droppedRecords'];

  constructor(fields: LoadFields) {
    super('store-locator-load', fields);
  }
}

interface ErrorFields {
  readonly error: StoreLocatorError;
}

/** The listing could not be read, or not all of it, or not where the visitor is. */
export class StoreLocatorErrorEvent extends DetailEvent<ErrorFields> {
  declare readonly error: StoreLocatorError;

  constructor(fields: ErrorFields) {
    super('store-locator-error', fields);
  }
}

interface SearchFields {
  /** The text in the search box: words only, even where the visitor's own position is meant. */
  readonly query: string;
}

/** The visitor typed, or asked for the nearest stores and they are there. */
export class StoreLocatorSearchEvent extends DetailEvent<SearchFields> {
  declare readonly query: string;

  constructor(fields: SearchFields) {
    super('store-locator-search', fields, { bubbles: true, composed: true });
  }
}

interface SelectFields {
  readonly store: Store;
}

/** The visitor chose a row or a pin; comes before the change, which `preventDefault()` prevents. */
export class StoreLocatorSelectEvent extends DetailEvent<SelectFields> {
  declare readonly store: Store;

  constructor(fields: SelectFields) {
    super('store-locator-select', fields, { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'store-locator-load': StoreLocatorLoadEvent;
    'store-locator-error': StoreLocatorErrorEvent;
    'store-locator-search': StoreLocatorSearchEvent;
    'store-locator-select': StoreLocatorSelectEvent;
  }
  // Events that bubble.
  interface DocumentEventMap {
    'store-locator-search': StoreLocatorSearchEvent;
    'store-locator-select': StoreLocatorSelectEvent;
  }
}
