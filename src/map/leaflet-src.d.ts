// Leaflet publishes one bundle that cannot be tree-shaken; its sources can, but have no types of
// their own. Underscored members are those that Leaflet's own layers and handlers use.

declare module 'leaflet/src/map/Map.js' {
  import {
    type LatLng,
    type LatLngBoundsExpression,
    type LatLngExpression,
    Map as BaseMap,
    type Point,
  } from 'leaflet';
  export class Map extends BaseMap {
    _animatingZoom?: boolean;
    _enforcingBounds?: boolean;
    _loaded?: boolean;
    _addLayers(): void;
    _initEvents(remove?: boolean): void;
    _limitCenter(center: LatLng, zoom: number, bounds: LatLngBoundsExpression): LatLng;
    _panInsideMaxBounds(): void;
    _getNewPixelOrigin(center: LatLngExpression, zoom: number): Point;
    _latLngToNewLayerPoint(latLng: LatLngExpression, zoom: number, center: LatLngExpression): Point;
    _limitOffset(offset: Point, bounds: LatLngBoundsExpression | undefined): Point;
    _move(center: LatLngExpression, zoom: number, data?: { pinch: boolean }): void;
    _onZoomTransitionEnd(): void;
    _rawPanBy(offset: Point): void;
    _stop(): this;
  }
}

declare module 'leaflet/src/dom/DomUtil.js' {
  import type { Point } from 'leaflet';
  export function setPosition(element: HTMLElement, position: Point): void;
  export function setTransform(element: HTMLElement, offset: Point, scale?: number): void;
}

declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds } from 'leaflet';
}

declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}

declare module 'leaflet/src/layer/tile/GridLayer.js' {
  import { GridLayer as BaseGridLayer } from 'leaflet';
  export class GridLayer extends BaseGridLayer {
    _removeTile(key: string): void;
  }
}

declare module 'leaflet/src/layer/tile/TileLayer.js' {
  import { type Coords, TileLayer as BaseTileLayer } from 'leaflet';
  export class TileLayer extends BaseTileLayer {
    _tiles: Record<string, { readonly el: HTMLImageElement; readonly coords: Coords }>;
    _tileZoom: number | undefined;
    _abortLoading(): void;
    _removeTile(key: string): void;
  }
}
