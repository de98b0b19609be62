import type {
  BadgeMessages,
  BadgeExtrasMessages,
  ChooserMessages,
  StoreListMessages,
} from './badge-messages.js';
import type { Formats } from './formats.js';
import type { HoursMessages } from './hours-messages.js';
import type { ListMessages } from './list-messages.js';
import type { LocatorMessages } from './locator-messages.js';
import type { MapMessages } from './map-messages.js';
import type { FilterMessages } from './filter-messages.js';
import type { SearchMessages } from './search-messages.js';
import type { StockMessages } from './stock-messages.js';
import type { VisitorMessages } from './visitor-messages.js';

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
    HoursMessages,
    VisitorMessages,
    StockMessages,
    TilesMessages,
    BadgeMessages,
    BadgeExtrasMessages,
    ChooserMessages,
    StoreListMessages {}
