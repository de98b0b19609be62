/** The parts of inventory decoding that few pages need, in a file of their own. */
export { anyInventoryDecoder } from './any-inventory-decoder.js';
export { checkedAdapter } from '../checked-adapter.js';
export { checkedQuery } from '../checked-query.js';
