/** The types that properties, events and configuration are made of. */
export type { StoreLocatorError } from './error.js';
export type { FoundStore, ListedStore } from './found-store.js';
export type { GeocodedPlace, Geocoder } from './geocoder.js';
export type { InventoryParameters, InventoryQuery } from './inventory-query.js';
export type { ListingStatus } from './listing-status.js';
export type { Messages } from './messages.js';
export type { MyStore } from './my-store.js';
export type { PageConfiguration } from './page-configuration.js';
export type { Place } from './place.js';
export type { Details, DetailsOfStore } from './store-details.js';
export type { StockStatus } from './stock-status.js';
export type { StoreFilter } from './store-filter.js';
export type { Position, Store } from './store.js';
export type { Coordinates } from './supplied-positions.js';
