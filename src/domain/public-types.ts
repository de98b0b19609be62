/** The public types of properties, events and configuration. */
export type { StoreLocatorError } from './error.js';
export type { FoundStore, ListedStore } from './store/found-store.js';
export type { GeocodedPlace, Geocoder } from './store/geocoder.js';
export type { HoursValue } from './hours/read-hours.js';
export type {
  GoogleDate,
  GoogleHours,
  GooglePeriod,
  GoogleSpecialPeriod,
  GoogleTime,
  OpeningHoursSpecification,
} from './hours/object-lines.js';
export type { InventoryParameters, InventoryQuery } from './inventory-query.js';
export type { ListingStatus } from './listing-status.js';
export type { Messages } from './messages/messages.js';
export type { MyStore } from './store/my-store.js';
export type { PageConfiguration } from './page-configuration.js';
export type { Place } from './search/place.js';
export type { Details, DetailsOfStore } from './store/details/store-details.js';
export type { StockStatus } from './stock/stock-status.js';
export type { StoreFilter } from './store/store-filter.js';
export type { Position, Store } from './store/store.js';
export type { Coordinates } from './store/supplied-positions.js';
