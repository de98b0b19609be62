// This module, leaflet-tiles.ts and leaflet-layers.ts import Leaflet from its sources, so that only
// these parts are shipped. leaflet-plugin.mjs replaces Leaflet's feature detection by
// leaflet-browser.ts.
import 'leaflet/src/map/handler/Map.BoxZoom.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';

export type { LeafletEventHandlerFnMap } from 'leaflet';
export { Attribution } from 'leaflet/src/control/Control.Attribution.js';
export { Scale } from 'leaflet/src/control/Control.Scale.js';
export { Zoom } from 'leaflet/src/control/Control.Zoom.js';
export { cancelAnimFrame, stamp } from 'leaflet/src/core/Util.js';
export { disableClickPropagation, off, on } from 'leaflet/src/dom/DomEvent.js';
export { create, restoreOutline, setPosition, setTransform } from 'leaflet/src/dom/DomUtil.js';
export { Draggable } from 'leaflet/src/dom/Draggable.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
export { Drag } from 'leaflet/src/map/handler/Map.Drag.js';
export { Keyboard } from 'leaflet/src/map/handler/Map.Keyboard.js';
export { ScrollWheelZoom } from 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
export { TouchZoom } from 'leaflet/src/map/handler/Map.TouchZoom.js';
