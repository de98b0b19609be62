// Runs the whole life of the elements as on the oldest supported browsers: without custom states,
// AbortSignal.any and DecompressionStream.
import '../elements/store-locator/races.test.js';
import '../elements/store-locator/events.test.js';
import '../elements/store-locator/leaks.test.js';
import '../page/listing.test.js';
import '../page/listing-refresh.test.js';
