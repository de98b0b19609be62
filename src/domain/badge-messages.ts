import type { Formats } from './formats.js';
import type { StockStatus } from './stock-status.js';

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
}

/** What it says once it has been there for a while. */
export interface BadgeSideMessages {
  /** The answer is old, and a newer one on its way. */
  readonly stockRenewing: (format: Formats, ageMs: number) => string;
  /** The answer is old, and no newer one can be had. */
  readonly stockNotRenewed: (format: Formats, ageMs: number) => string;
  /** Out of stock at a store, and how many near it have what it has not. */
  readonly stockNearby: (format: Formats, store: string, stores: number) => string;
}
