// Leaflet's layers and all that they need, for what a page adds to the map. A copy of the page's own would not do: Leaflet
// asks of what class things are, and draws circles of another copy in another size. Leaflet's tool boxes (`Util`, `DomUtil`,
// `DomEvent`, `Browser`) are left out: whole, they would weigh on every map that nobody adds to.
export * from 'leaflet/src/control/index.js';
export { Class } from 'leaflet/src/core/Class.js';
export { Evented } from 'leaflet/src/core/Events.js';
export { Handler } from 'leaflet/src/core/Handler.js';
export * from 'leaflet/src/geo/index.js';
export * from 'leaflet/src/geometry/index.js';
export * from 'leaflet/src/layer/index.js';
export * from 'leaflet/src/map/index.js';
