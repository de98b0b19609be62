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

/** Buttons above the list of `<store-locator>`, for stores that came after it was shown. */
export interface ListMessages {
  /** Stores that came after the list was shown, nearer than its last. */
  readonly showNearer: (format: Formats, stores: number) => string;
  /** The same in a list that has another order. */
  readonly showEarlier: (format: Formats, stores: number) => string;
}

/** Sentences of `<store-locator>` that ask whether street tiles may be loaded. */
export interface TilesMessages {
  /** A button on the map; `server` is the host that the tiles come from. */
  readonly showStreets: (format: Formats, server: string) => string;
}

/** Every sentence a shopper may read. A function gets the formats of the language in use first. */
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
