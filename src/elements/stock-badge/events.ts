import type { StoreLocatorError } from '../../domain/error.js';
import type { StockStatus } from '../../domain/stock/stock-status.js';
import type { DetailEvent } from '../detail-event.js';

interface LoadFields {
  /** When the answer was received, in milliseconds since 1970. */
  readonly checkedAt: number;
}

/** An answer has arrived. */
export type StockBadgeLoadEvent = DetailEvent<LoadFields> & LoadFields;

interface ErrorFields {
  readonly error: StoreLocatorError;
}

/** The inventory could not be read; an earlier answer is still shown. */
export type StockBadgeErrorEvent = DetailEvent<ErrorFields> & ErrorFields;

/** The schema.org address of an `ItemAvailability`; undefined when nothing is known. */
type Availability =
  | 'https://schema.org/InStock'
  | 'https://schema.org/LimitedAvailability'
  | 'https://schema.org/OutOfStock'
  | undefined;

interface ChangeFields {
  readonly stockStatus: StockStatus;
  /** The same for scripts that know schema.org: to disable a button, say. */
  readonly availability: Availability;
  readonly variantId: string;
}

/**
 * The badge says something else than before: another status, variant, store or number of stores.
 */
export type StockBadgeChangeEvent = DetailEvent<ChangeFields> & ChangeFields;

interface ChooseFields {
  /** Ids as digits where the platform's are some; '' where the badge has none. */
  readonly productId: string;
  readonly variantId: string;
}

/**
 * The visitor wants to choose a store; `preventDefault()` keeps the dialog away, for a page that
 * has a way of its own.
 */
export type StockBadgeChooseEvent = DetailEvent<ChooseFields> & ChooseFields;

declare global {
  interface HTMLElementEventMap {
    'stock-badge-load': StockBadgeLoadEvent;
    'stock-badge-error': StockBadgeErrorEvent;
    'stock-badge-change': StockBadgeChangeEvent;
    'stock-badge-choose': StockBadgeChooseEvent;
  }
  // Events that bubble up to the document.
  interface DocumentEventMap {
    'stock-badge-change': StockBadgeChangeEvent;
    'stock-badge-choose': StockBadgeChooseEvent;
  }
}
