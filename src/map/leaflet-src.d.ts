// Leaflet publishes one bundle that cannot be tree-shaken. Its sources can be, but they have no
// types of their own. Members with an underscore are those that Leaflet's own layers and handlers
// use.

declare module 'leaflet/src/core/Util.js' {
  export function cancelAnimFrame(id: number): void;
  export function stamp(object: object): number;
}

declare module 'leaflet/src/control/Control.Attribution.js' {
  import { Control, type Map } from 'leaflet';
  export class Attribution extends Control.Attribution {
    _attributions: Record<string, number>;
    _container: HTMLElement;
    _map: Map | null | undefined;
    _update(): void;
  }
}

declare module 'leaflet/src/control/Control.Scale.js' {
  import { Control, type Map } from 'leaflet';
  export class Scale extends Control.Scale {
    _mScale: HTMLElement;
    _map: Map | null | undefined;
    _update(): void;
    _updateMetric(maxMeters: number): void;
  }
}

declare module 'leaflet/src/control/Control.Zoom.js' {
  import { Control, type DomEvent } from 'leaflet';
  export class Zoom extends Control.Zoom {
    _zoomInButton: HTMLElement;
    _zoomOutButton: HTMLElement;
    _createButton(
      html: string,
      title: string,
      className: string,
      container: HTMLElement,
      zoom: DomEvent.EventHandlerFn,
    ): HTMLElement;
  }
}

declare module 'leaflet/src/dom/DomEvent.js' {
  import type { DomEvent } from 'leaflet';
  export const disableClickPropagation: typeof DomEvent.disableClickPropagation;
  export function off(
    target: EventTarget,
    types: string,
    heard: (event: never) => void,
    context?: object,
  ): void;
  export const on: typeof DomEvent.on;
}

declare module 'leaflet/src/dom/DomUtil.js' {
  import type { DomUtil, Point } from 'leaflet';
  export const create: typeof DomUtil.create;
  export function restoreOutline(): void;
  export function setPosition(element: HTMLElement, position: Point): void;
  export function setTransform(element: HTMLElement, offset: Point, scale?: number): void;
}

declare module 'leaflet/src/dom/Draggable.js' {
  import { Draggable as BaseDraggable, type DraggableOptions, type Point } from 'leaflet';
  export class Draggable extends BaseDraggable {
    options: DraggableOptions & { readonly clickTolerance: number };
    _moved: boolean;
    _startPoint: Point;
    _onMove(event: MouseEvent): void;
  }
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

declare module 'leaflet/src/map/Map.js' {
  import { type Handler, type LatLngExpression, Map as BaseMap, type Point } from 'leaflet';
  export class Map extends BaseMap {
    _animatingZoom?: boolean;
    _enforcingBounds?: boolean;
    _mapPane?: HTMLElement;
    _addLayers(): void;
    _draggableMoved(map: BaseMap): boolean;
    _getNewPixelOrigin(center: LatLngExpression, zoom: number): Point;
    _initEvents(remove?: boolean): void;
    _latLngToNewLayerPoint(latLng: LatLngExpression, zoom: number, center: LatLngExpression): Point;
    _limitOffset(offset: Point, bounds: BaseMap['options']['maxBounds']): Point;
    _onZoomTransitionEnd(): void;
    _panInsideMaxBounds(): void;
    _rawPanBy(offset: Point): void;
    readonly boxZoom: Handler & { _finish(): void };
  }
}

declare module 'leaflet/src/map/handler/Map.BoxZoom.js';
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js';

declare module 'leaflet/src/map/handler/Map.Drag.js' {
  import { type DragEndEvent, Handler } from 'leaflet';
  import type { Map } from 'leaflet/src/map/Map.js';
  import type { Draggable } from 'leaflet/src/dom/Draggable.js';
  export class Drag extends Handler {
    _draggable: Draggable;
    _map: Map;
    addHooks(): void;
    _onDragEnd(event: DragEndEvent): void;
    _onDragStart(): void;
  }
}

declare module 'leaflet/src/map/handler/Map.Keyboard.js' {
  import { Handler } from 'leaflet';
  import type { Map } from 'leaflet/src/map/Map.js';
  export class Keyboard extends Handler {
    _map: Map;
    _onKeyDown(event: KeyboardEvent): void;
  }
}

declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {
  import { Handler } from 'leaflet';
  import type { Map } from 'leaflet/src/map/Map.js';
  export class ScrollWheelZoom extends Handler {
    _delta: number;
    _map: Map;
    _startTime: number | null;
    _timer: ReturnType<typeof setTimeout> | undefined;
    removeHooks(): void;
    _onWheelScroll(event: WheelEvent): void;
    _performZoom(): void;
  }
}

declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {
  import { Handler } from 'leaflet';
  import type { Map } from 'leaflet/src/map/Map.js';
  export class TouchZoom extends Handler {
    _animRequest: number;
    _map: Map;
    _zooming: boolean;
    addHooks(): void;
    removeHooks(): void;
    _onTouchEnd(): void;
    _onTouchMove(event: TouchEvent): void;
  }
}
declare module 'leaflet/src/control/index.js';
declare module 'leaflet/src/core/Class.js';
declare module 'leaflet/src/core/Events.js';
declare module 'leaflet/src/core/Handler.js';
declare module 'leaflet/src/geo/index.js';
declare module 'leaflet/src/geometry/index.js';
declare module 'leaflet/src/layer/index.js';
declare module 'leaflet/src/map/index.js';
