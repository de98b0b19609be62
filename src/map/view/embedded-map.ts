import { LeafletMap, restoreOutline } from './leaflet.js';
import { MapDrag } from '../gestures/map-drag.js';
import { MapKeys } from '../gestures/map-keys.js';
import { TwoFingers } from '../gestures/two-fingers.js';
import { WheelWithKey } from '../gestures/wheel-with-key.js';

/**
 * Returns Leaflet's options for movements. They are not animated when the visitor prefers less
 * motion. That preference may change.
 */
export const motion = (): { animate?: false } =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? { animate: false } : {};

type HandlerClass = Parameters<LeafletMap['addHandler']>[1];

/** Replacements for Leaflet's handlers that interfere less with the page around the map. */
const KIND_HANDLERS: Readonly<Record<string, HandlerClass>> = {
  dragging: MapDrag,
  keyboard: MapKeys,
  scrollWheelZoom: WheelWithKey,
  touchZoom: TwoFingers,
};

/** Events at which a running zoom ends, before Leaflet hears of them. */
const ACTS = ['mousedown', 'touchstart', 'keydown', 'click', 'dblclick'];

/** Leaflet's map, extended where Leaflet has no options. */
export class EmbeddedMap extends LeafletMap {
  readonly #sheet: CSSStyleSheet;

  /** @param sheet the sheet that receives the styles of the map's layers */
  constructor(element: HTMLElement, options: LeafletMap['options'], sheet: CSSStyleSheet) {
    super(element, options);
    this.#sheet = sheet;
  }

  override addHandler(name: string, handler: HandlerClass): this {
    return super.addHandler(name, KIND_HANDLERS[name] ?? handler);
  }

  /**
   * Leaflet's own method comes with its layers. They are loaded only when a page or the streets
   * need them.
   */
  override _addLayers(): void {
    // The map begins without layers.
  }

  /** Loads Leaflet's layers and controls, which its documentation calls `L`. */
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

  /**
   * Ends a running zoom when the visitor acts, because Leaflet ignores or undoes actions during a
   * zoom.
   */
  #beginAct(): void {
    this._onZoomTransitionEnd();
    const { animate = true } = motion();
    Object.assign(this.options, { inertia: animate, zoomAnimation: animate });
  }

  /** Respects the visitor's preference for less motion, which Leaflet ignores here. */
  override setView(...[center, zoom, options]: Parameters<LeafletMap['setView']>): this {
    return super.setView(center, zoom, { ...options, ...motion() });
  }

  override panBy(...[offset, options]: Parameters<LeafletMap['panBy']>): this {
    // A drag that ends when the map is removed calls this in the next frame.
    if (!this._mapPane) return this;
    return super.panBy(offset, { ...options, ...motion() });
  }

  /** Leaflet animates this movement, and would so undo a view that was set during the animation. */
  override _panInsideMaxBounds(): void {
    const { maxBounds } = this.options;
    if (maxBounds && !this._enforcingBounds) this.panInsideBounds(maxBounds, { animate: false });
  }

  override remove(): this {
    // Otherwise the end of a running zoom would look for panes that are gone.
    this._animatingZoom = false;
    // Leaflet leaves listeners on document and window when a press or a box was unfinished.
    this.boxZoom._finish();
    restoreOutline();
    return super.remove();
  }
}
