/** What few records need, in one file of its own. */
export { plainText } from '../domain/plain-text.js';
export { parseMapsUrl } from './maps-url.js';
export { overlong } from './overlong.js';
export { positionInItem } from './position-in-item.js';
