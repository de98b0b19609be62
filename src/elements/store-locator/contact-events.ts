import type { Store } from '../../domain/store/store.js';
import { DetailEvent } from '../detail-event.js';

interface ContactFields {
  readonly store: Store;
}

/** The visitor has opened the link to a route to a store. */
export class StoreLocatorDirectionsEvent extends DetailEvent<ContactFields> {
  declare readonly store: Store;

  constructor(fields: ContactFields) {
    super('store-locator-directions', fields, { bubbles: true, composed: true });
  }
}

/** The visitor has pressed a link that dials a store. */
export class StoreLocatorPhoneEvent extends DetailEvent<ContactFields> {
  declare readonly store: Store;

  constructor(fields: ContactFields) {
    super('store-locator-phone', fields, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'store-locator-directions': StoreLocatorDirectionsEvent;
    'store-locator-phone': StoreLocatorPhoneEvent;
  }
  interface DocumentEventMap {
    'store-locator-directions': StoreLocatorDirectionsEvent;
    'store-locator-phone': StoreLocatorPhoneEvent;
  }
}
