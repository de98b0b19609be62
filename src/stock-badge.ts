import { define } from './define.js';
import { StockBadgeElement } from './elements/stock-badge/stock-badge-element.js';

// Used on a page that has only badges. A page that also registers the locator does not load it.
StockBadgeElement.loadLocator = () => import('./store-locator.js');
define('stock-badge', StockBadgeElement);

export { configure } from './page/configure.js';
export type * from './domain/public-types.js';
export type * from './elements/stock-badge/events.js';
export { StockBadgeElement };
