// This module and leaflet-tiles.ts import Leaflet, from its sources, so that only these parts are shipped.
// leaflet-plugin.mjs puts leaflet-browser.ts in the place of Leaflet's own feature detection.
export { setPosition, setTransform } from 'leaflet/src/dom/DomUtil.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
