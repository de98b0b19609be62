import { define } from './define.js';
import { StockBadgeElement } from './elements/stock-badge/stock-badge-element.js';
import { StoreLocatorElement } from './elements/store-locator/store-locator-element.js';

define('store-locator', StoreLocatorElement);
// It is here already.
StockBadgeElement.loadLocator = async () => {};
define('stock-badge', StockBadgeElement);

export { configure } from './page/configure.js';
export type * from './domain/public-types.js';
export type {
  StockBadgeChangeEvent,
  StockBadgeChooseEvent,
  StockBadgeErrorEvent,
  StockBadgeLoadEvent,
} from './elements/stock-badge/events.js';
export type {
  StoreLocatorErrorEvent,
  StoreLocatorLoadEvent,
  StoreLocatorMapEvent,
  StoreLocatorPositionsEvent,
  StoreLocatorSearchEvent,
  StoreLocatorSelectEvent,
} from './elements/store-locator/events.js';
export { StockBadgeElement, StoreLocatorElement };
