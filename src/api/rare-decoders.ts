/** The parts of inventory that few pages need, in one file of its own. */
export { anyInventoryDecoder } from './any-inventory-decoder.js';
export { checkedAdapter } from './checked-adapter.js';
export { checkedQuery } from './checked-query.js';
