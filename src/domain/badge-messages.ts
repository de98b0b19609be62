import type { Formats } from './formats.js';
import type { StockStatus } from './stock-status.js';

/** What `<stock-badge>` says. */
export interface BadgeMessages {
  /** `store` is undefined when the badge stands for a store without a name. */
  readonly stock: (format: Formats, status: StockStatus, store: string | undefined) => string;
  /** No store chosen: how many have it, out of how many that are known. */
  readonly stockInStores: (format: Formats, status: StockStatus, stores: number) => string;
  readonly stockLoading: string;
  readonly stockFailed: string;
  readonly stockAge: (format: Formats, ageMs: number) => string;
}
