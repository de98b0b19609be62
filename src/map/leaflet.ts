// The one module that imports Leaflet, from its sources, so that only these parts are shipped.
// leaflet-plugin.mjs puts leaflet-browser.ts in the place of Leaflet's own feature detection.
export { setPosition, setTransform } from 'leaflet/src/dom/DomUtil.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
