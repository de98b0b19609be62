import { LeafletMap, restoreOutline } from './leaflet.js';
import { MapDrag } from '../gestures/map-drag.js';
import { MapKeys } from '../gestures/map-keys.js';
import { TwoFingers } from '../gestures/two-fingers.js';
import { WheelWithKey } from '../gestures/wheel-with-key.js';

/** How to move, for Leaflet: not animated where the visitor prefers less motion, which may change. */
export const motion = (): { animate?: false } =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? { animate: false } : {};

type HandlerClass = Parameters<LeafletMap['addHandler']>[1];

/** Leaflet's handlers that have to be kinder to the page around the map. */
const KIND_HANDLERS: Readonly<Record<string, HandlerClass>> = {
  dragging: MapDrag,
  keyboard: MapKeys,
  scrollWheelZoom: WheelWithKey,
  touchZoom: TwoFingers,
};

/** Before Leaflet hears of them. */
const ACTS = ['mousedown', 'touchstart', 'keydown', 'click', 'dblclick'];

/** Leaflet's map, and what Leaflet has no options for. */
export class EmbeddedMap extends LeafletMap {
  readonly #sheet: CSSStyleSheet;

  /** @param sheet for what the map's layers look like */
  constructor(element: HTMLElement, options: LeafletMap['options'], sheet: CSSStyleSheet) {
    super(element, options);
    this.#sheet = sheet;
  }

  override addHandler(name: string, handler: HandlerClass): this {
    return super.addHandler(name, KIND_HANDLERS[name] ?? handler);
  }

  /** Leaflet's own comes with its layers, which are there once a page or the streets ask for them. */
  override _addLayers(): void {
    // there are none to begin with
  }

  /** Leaflet's layers and controls, which its documentation calls `L`. */
  async leaflet(): Promise<object> {
    const { pageLayers } = await import('./page-layers.js');
    return pageLayers(this.#sheet);
  }

  override _initEvents(remove?: boolean): void {
    super._initEvents(remove);
    if (remove) return;
    const begin = (): void => this.#beginAct();
    const how = { capture: true, passive: true };
    for (const type of ACTS) this.getContainer().addEventListener(type, begin, how);
  }

  /** Leaflet ignores or undoes what is done while it zooms: a zoom ends early where the visitor goes on. */
  #beginAct(): void {
    this._onZoomTransitionEnd();
    const { animate = true } = motion();
    Object.assign(this.options, { inertia: animate, zoomAnimation: animate });
  }

  /** Leaflet does not ask whether the visitor prefers less motion. */
  override setView(...[center, zoom, options]: Parameters<LeafletMap['setView']>): this {
    return super.setView(center, zoom, { ...options, ...motion() });
  }

  override panBy(...[offset, options]: Parameters<LeafletMap['panBy']>): this {
    // A drag that ends with the map leaves this for the next frame.
    if (!this._mapPane) return this;
    return super.panBy(offset, { ...options, ...motion() });
  }

  /** Leaflet does it with an animation, which would undo the view that is set meanwhile. */
  override _panInsideMaxBounds(): void {
    const { maxBounds } = this.options;
    if (maxBounds && !this._enforcingBounds) this.panInsideBounds(maxBounds, { animate: false });
  }

  override remove(): this {
    // Else the end of a zoom under way would look for the panes that are gone.
    this._animatingZoom = false;
    // Leaflet leaves these on document and window, where a press or a box was under way.
    this.boxZoom._finish();
    restoreOutline();
    return super.remove();
  }
}
