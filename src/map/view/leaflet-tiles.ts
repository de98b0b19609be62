// The parts of Leaflet that only street tiles need. They are loaded with the tiles.
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
