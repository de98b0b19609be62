import type { StoreLocatorError } from '../../domain/error.js';
import type { Store } from '../../domain/store/store.js';
import { DetailEvent } from '../detail-event.js';

export type * from './contact-events.js';
export type * from './map-event.js';
export type * from './positions-event.js';

interface LoadFields {
  readonly stores: readonly Store[];
  readonly failedPages: readonly number[];
  readonly droppedRecords: number;
}

/** All pages of the listing are read or have failed. Fired once per load. */
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

/** The listing, a part of it, or the visitor's position could not be read. */
export class StoreLocatorErrorEvent extends DetailEvent<ErrorFields> {
  declare readonly error: StoreLocatorError;

  constructor(fields: ErrorFields) {
    super('store-locator-error', fields);
  }
}

interface SearchFields {
  /** The text in the search box. It never has the visitor's coordinates. */
  readonly query: string;
}

/** The visitor has typed, or the nearest stores that the visitor wanted are shown. */
export class StoreLocatorSearchEvent extends DetailEvent<SearchFields> {
  declare readonly query: string;

  constructor(fields: SearchFields) {
    super('store-locator-search', fields, { bubbles: true, composed: true });
  }
}

interface SelectFields {
  readonly store: Store;
}

/**
 * The visitor has chosen a row or a pin. Fired before the change; `preventDefault()` prevents it.
 */
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
