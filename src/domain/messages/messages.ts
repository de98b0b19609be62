import type {
  BadgeMessages,
  BadgeExtrasMessages,
  ChooserMessages,
  StoreListMessages,
} from './badge-messages.js';
import type { Formats } from './formats.js';
import type { LocatorMessages } from './locator-messages.js';
import type { MapMessages } from './map-messages.js';
import type { FilterMessages } from './filter-messages.js';
import type { SearchMessages } from './search-messages.js';
import type { StockMessages } from './stock-messages.js';
import type { VisitorMessages } from './visitor-messages.js';

/** Buttons above the list of `<store-locator>`, for stores that came after the list was shown. */
export interface ListMessages {
  /**
   * The button when the list is sorted by distance: the later stores are nearer than its last
   * store.
   */
  readonly showNearer: (format: Formats, stores: number) => string;
  /** The same button when the list has another order. */
  readonly showEarlier: (format: Formats, stores: number) => string;
}

/** Sentences of `<store-locator>` that ask whether street tiles may be loaded. */
export interface TilesMessages {
  /** A button on the map. `server` is the host of the tiles. */
  readonly showStreets: (format: Formats, server: string) => string;
}

/**
 * Every sentence a shopper may read. Each function gets the formats of the language in use as its
 * first argument.
 */
export interface Messages
  extends
    LocatorMessages,
    MapMessages,
    SearchMessages,
    FilterMessages,
    ListMessages,
    VisitorMessages,
    StockMessages,
    TilesMessages,
    BadgeMessages,
    BadgeExtrasMessages,
    ChooserMessages,
    StoreListMessages {}
