/** What few inventories need, in one file of its own. */
export { anyInventoryDecoder } from './any-inventory-decoder.js';
export { checkedAdapter } from './checked-adapter.js';
