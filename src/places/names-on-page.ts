// What a page in another language than English types and calls places by.
export { plainDigits } from './plain-digits.js';
export { nameInScript } from './name-in-script.js';
export { regionCalled, regionName } from './region-name.js';
