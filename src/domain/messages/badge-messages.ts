import type { Formats, MapFormats } from './formats.js';
import type { StockStatus } from '../stock/stock-status.js';

/** The texts of `<stock-badge>`. */
export interface BadgeMessages {
  /**
   * The stock at a store. `store` is undefined when the badge stands for a store without a name.
   * `elsewhere` is the number of other stores that have the product when this one has not.
   */
  readonly stock: (
    format: Formats,
    status: StockStatus,
    store: string | undefined,
    elsewhere: number,
  ) => string;
  /**
   * The stock when no store is chosen. `stores` is the number of stores that have the product; 0
   * with a product in stock: the number is not known yet.
   */
  readonly stockInStores: (format: Formats, status: StockStatus, stores: number) => string;
  readonly stockLoading: string;
  readonly stockFailed: string;
  /** The button that leads to the stores. It also names the dialog that shows them. */
  readonly chooseStore: string;
  /** The same button when the shopper has a store already. */
  readonly changeStore: string;
}

/** Texts that `<stock-badge>` needs only some time after it was shown. */
export interface BadgeExtrasMessages {
  /** The stock in one of the merchant's countries. Its name has no article. */
  readonly stockInCountry: (
    format: Formats,
    status: Exclude<StockStatus, 'unknown'>,
    stores: number,
    country: string,
  ) => string;
  /** The accessible name of the small button that shows the age of the answer. */
  readonly whenChecked: string;
  readonly stockAge: (format: Formats, ageMs: number) => string;
  /** Follows the age of the answer: a limit of what is known. */
  readonly stockLimit: string;
  /** Said when the answer is old and a newer one is being loaded. */
  readonly stockRenewing: (format: Formats, ageMs: number) => string;
  /** Said when the answer is old and a newer one could not be loaded. */
  readonly stockNotRenewed: (format: Formats, ageMs: number) => string;
  /**
   * Said when a store is out of stock. `stores` is the number of stores near it that have the
   * product.
   */
  readonly stockNearby: (format: Formats, store: string, stores: number) => string;
  /** Said when the shopper's own store is no longer in the listing. */
  readonly myStoreLost: (store: string) => string;
  /** The button that repeats the request after a failure. */
  readonly tryAgain: string;
  /** Said when the code of the dialog cannot be loaded. */
  readonly chooserFailed: string;
}

/** The texts of the badge's dialog. */
export interface ChooserMessages {
  readonly closeChooser: string;
  readonly chooserLoading: string;
  /** Said when the code of the locator cannot be loaded. */
  readonly chooserFailed: string;
}

/** The texts of the badge's list of stores. */
export interface StoreListMessages {
  /** The button that makes a store the shopper's own. */
  readonly choose: string;
  /** The accessible name of that button. It must begin with `choose`. */
  readonly chooseName: (format: Formats, store: string) => string;
  /** The same button at the shopper's own store. */
  readonly myStore: string;
  /** Stands above the list: the store from which its distances are measured. */
  readonly distancesFrom: (format: Formats, store: string) => string;
  readonly distance: (format: MapFormats, meters: number) => string;
  readonly distanceAbout: (format: MapFormats, meters: number) => string;
  readonly distanceWithin: (format: MapFormats, meters: number) => string;
  readonly mapsLink: string;
  /** The button that opens the list. */
  readonly storesWithStock: string;
  /** The button that opens the dialog. `stores` is the number of further stores. */
  readonly moreStores: (format: Formats, stores: number) => string;
  /** The accessible name of a store's link; it must begin with `mapsLink`. */
  readonly mapsLinkName: (format: Formats, store: string) => string;
}
