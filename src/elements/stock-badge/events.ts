import type { StoreLocatorError } from '../../domain/error.js';
import type { StockStatus } from '../../domain/stock-status.js';
import { DetailEvent } from '../detail-event.js';

interface LoadFields {
  /** When the answer was received, in milliseconds since 1970. */
  readonly checkedAt: number;
}

/** An answer has arrived. */
export class StockBadgeLoadEvent extends DetailEvent<LoadFields> {
  declare readonly checkedAt: number;

  constructor(fields: LoadFields) {
    super('stock-badge-load', fields);
  }
}

interface ErrorFields {
  readonly error: StoreLocatorError;
}

/** The inventory could not be read; an earlier answer is still shown. */
export class StockBadgeErrorEvent extends DetailEvent<ErrorFields> {
  declare readonly error: StoreLocatorError;

  constructor(fields: ErrorFields) {
    super('stock-badge-error', fields);
  }
}

interface ChangeFields {
  readonly stockStatus: StockStatus;
  readonly variantId: string;
}

/** The badge says something else than before. */
export class StockBadgeChangeEvent extends DetailEvent<ChangeFields> {
  declare readonly stockStatus: StockStatus;
  declare readonly variantId: string;

  constructor(fields: ChangeFields) {
    super('stock-badge-change', fields, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'stock-badge-load': StockBadgeLoadEvent;
    'stock-badge-error': StockBadgeErrorEvent;
    'stock-badge-change': StockBadgeChangeEvent;
  }
}
