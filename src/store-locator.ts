import { define } from './define.js';
import { StoreLocatorElement } from './elements/store-locator/store-locator-element.js';

define('store-locator', StoreLocatorElement);

export { configure } from './page/configure.js';
export type * from './domain/public-types.js';
export type * from './elements/store-locator/events.js';
export { StoreLocatorElement };
