import type {
  BadgeMessages,
  BadgeSideMessages,
  ChooserMessages,
  StoreListMessages,
} from './badge-messages.js';
import type { ListMessages } from './list-messages.js';
import type { LocatorMessages } from './locator-messages.js';
import type { MapMessages } from './map-messages.js';
import type { NarrowMessages } from './narrow-messages.js';
import type { SearchMessages } from './search-messages.js';
import type { StockMessages } from './stock-messages.js';
import type { TilesMessages } from './tiles-messages.js';
import type { VisitorMessages } from './visitor-messages.js';

/** Every sentence a shopper may read. A function gets the formats of the language in use first. */
export interface Messages
  extends
    LocatorMessages,
    MapMessages,
    SearchMessages,
    NarrowMessages,
    ListMessages,
    VisitorMessages,
    StockMessages,
    TilesMessages,
    BadgeMessages,
    BadgeSideMessages,
    ChooserMessages,
    StoreListMessages {}
