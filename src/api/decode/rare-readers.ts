/**
 * Readers for fields that few listings have. `odd-fields.ts` loads them with the first record that
 * has such a field.
 */
export { plainText } from '../../domain/plain-text.js';
export { parseMapsUrl } from './maps-url.js';
export { overlong } from './overlong.js';
export { positionInItem } from './position-in-item.js';
