// All of Leaflet but its version, which it reads from its package.json: for what a page adds to the map. A copy of the
// page's own would not do: Leaflet asks of what class things are, and draws circles of another copy in another size.
export * from 'leaflet/src/control/index.js';
export * from 'leaflet/src/core/index.js';
export * from 'leaflet/src/dom/index.js';
export * from 'leaflet/src/geo/index.js';
export * from 'leaflet/src/geometry/index.js';
export * from 'leaflet/src/layer/index.js';
export * from 'leaflet/src/map/index.js';
