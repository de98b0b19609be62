import type { LatLng } from '../domain/store.js';
import { LeafletMap, Point } from './leaflet.js';

/**
 * Leaflet's map without its mouse and key events: nothing here needs them, and they leave listeners
 * on the window and classes on the host. Gestures come from our own modules.
 */
export class QuietMap extends LeafletMap {
  /** Whether the visitor has moved it since it was last told what to fit. */
  moved = false;
  /** Whether it is to stay where it is, though the visitor has not moved it. */
  held = false;
  /** Until when, by `performance.now()`, land and names may wait. */
  restsUntil = (): number => 0;

  override _initEvents(): void {
    // see above
  }

  /** Leaflet's own comes with its layers, which are not there yet. */
  override _addLayers(): void {
    // there are none to begin with
  }

  /** Leaflet's own moves with an animation, which would undo the view that is set meanwhile. */
  override _panInsideMaxBounds(): void {
    const { maxBounds } = this.options;
    if (this._enforcingBounds || !maxBounds) return;
    const center = this.getCenter();
    const within = this._limitCenter(center, this.getZoom(), maxBounds);
    this._enforcingBounds = true;
    if (!center.equals(within)) this.setView(within, this.getZoom(), { animate: false });
    this._enforcingBounds = false;
  }

  /** Leaflet's own sets the zoom that there is, which all take for the end of a movement. */
  override stop(): this {
    return this._stop();
  }

  /** Moves the picture by so many pixels, within the bounds. `moveend` is left to the caller. */
  dragBy(offset: Point): void {
    this.moved = true;
    this._rawPanBy(this._limitOffset(offset, this.options.maxBounds));
    this.fire('move');
  }

  /** As `panBy`, within the bounds. */
  moveBy(x: number, y: number, options: { animate?: boolean }): void {
    this.panBy(this._limitOffset(new Point(x, y), this.options.maxBounds), options);
  }

  /** Shows this while fingers pinch; `moveend` is left to the caller. */
  pinchTo(center: LatLng, zoom: number): void {
    this.moved = true;
    this._move(center, zoom, { pinch: true });
  }

  /** Ends an animated zoom at once: Leaflet ignores or undoes other movements meanwhile. */
  settle(): void {
    this._onZoomTransitionEnd();
  }

  /** Sets the limits, and keeps to them without animation once there is a view. */
  limitZoom(minZoom: number, maxZoom: number): void {
    if (this.options.minZoom === minZoom && this.options.maxZoom === maxZoom) return;
    this.options.minZoom = minZoom;
    this.options.maxZoom = maxZoom;
    if (!this._loaded) return;
    this.settle();
    this.setView(this.getCenter(), this.getZoom(), { animate: false });
  }

  override remove(): this {
    // else the end of a zoom under way would look for the panes that are gone
    this._animatingZoom = false;
    return super.remove();
  }
}
