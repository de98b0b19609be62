// What a page in another language than English calls places.
export { nameInScript } from './name-in-script.js';
export { regionName } from './region-name.js';
