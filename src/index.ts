import { define } from './define.js';
import { StockBadgeElement } from './elements/stock-badge/stock-badge-element.js';
import { StoreLocatorElement } from './elements/store-locator/store-locator-element.js';

define('store-locator', StoreLocatorElement);
// This file registers the locator itself, so there is nothing to load.
StockBadgeElement.loadLocator = async () => {};
define('stock-badge', StockBadgeElement);

export { configure } from './page/configure.js';
export type * from './domain/public-types.js';
export type * from './elements/stock-badge/events.js';
export type * from './elements/store-locator/events.js';
export { StockBadgeElement, StoreLocatorElement };
