// Leaflet's layers and their dependencies, for layers that a page adds to the map. The page's own
// copy of Leaflet would not work: Leaflet checks the classes of objects, and draws circles of
// another copy in another size. Leaflet's tool boxes (`Util`, `DomUtil`, `DomEvent`, `Browser`) are
// left out. Whole they would make every map larger, even one without added layers.
export * from 'leaflet/src/control/index.js';
export { Class } from 'leaflet/src/core/Class.js';
export { Evented } from 'leaflet/src/core/Events.js';
export { Handler } from 'leaflet/src/core/Handler.js';
export * from 'leaflet/src/geo/index.js';
export * from 'leaflet/src/geometry/index.js';
export * from 'leaflet/src/layer/index.js';
export * from 'leaflet/src/map/index.js';
