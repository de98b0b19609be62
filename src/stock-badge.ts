import { define } from './define.js';
import { StockBadgeElement } from './elements/stock-badge/stock-badge-element.js';

// Of a page that has only badges: one that has the locator too is not asked for it.
StockBadgeElement.loadLocator = () => import('./store-locator.js');
define('stock-badge', StockBadgeElement);

export { configure } from './page/configure.js';
export type * from './domain/public-types.js';
export type * from './elements/stock-badge/events.js';
export { StockBadgeElement };
