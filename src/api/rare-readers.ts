/** Reads fields that few listings have. Loaded by `odd-fields.ts` with the first record that has one. */
export { plainText } from '../domain/plain-text.js';
export { parseMapsUrl } from './maps-url.js';
export { overlong } from './overlong.js';
export { positionInItem } from './position-in-item.js';
