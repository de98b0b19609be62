import type { Formats } from './formats.js';
import type { StockStatus } from '../stock/stock-status.js';

/** What `<stock-badge>` says. */
export interface BadgeMessages {
  /**
   * `store` is undefined when the badge stands for a store without a name; `elsewhere` is how many other stores have
   * what this one has not.
   */
  readonly stock: (
    format: Formats,
    status: StockStatus,
    store: string | undefined,
    elsewhere: number,
  ) => string;
  /** No store chosen: how many have it, out of how many that are known. */
  readonly stockInStores: (format: Formats, status: StockStatus, stores: number) => string;
  readonly stockLoading: string;
  readonly stockFailed: string;
  readonly stockAge: (format: Formats, ageMs: number) => string;
  /** Leads to the stores, and names the dialog that shows them. */
  readonly chooseStore: string;
  /** The same where the shopper has a store already. */
  readonly changeStore: string;
}

/** What it says once it has been there for a while. */
export interface BadgeExtrasMessages {
  /** The answer is old, and a newer one on its way. */
  readonly stockRenewing: (format: Formats, ageMs: number) => string;
  /** The answer is old, and no newer one can be had. */
  readonly stockNotRenewed: (format: Formats, ageMs: number) => string;
  /** Out of stock at a store, and how many near it have what it has not. */
  readonly stockNearby: (format: Formats, store: string, stores: number) => string;
  /** The shopper's own store is no longer in the listing. */
  readonly myStoreLost: (store: string) => string;
  /** Asks anew after a failure. */
  readonly tryAgain: string;
  /** The code of the dialog can't be had. */
  readonly chooserFailed: string;
}

/** What its dialog says. */
export interface ChooserMessages {
  readonly closeChooser: string;
  readonly chooserLoading: string;
  /** The code of the locator can't be had. */
  readonly chooserFailed: string;
}

/** What its list of stores says. */
export interface StoreListMessages {
  /** Opens the list. */
  readonly storesWithStock: string;
  /** How many more there are; opens the dialog. */
  readonly moreStores: (format: Formats, stores: number) => string;
  /** The accessible name of a store's link; its text is the store. */
  readonly mapsLinkName: (format: Formats, store: string) => string;
}
