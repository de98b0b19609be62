import { tellGesture } from '../controls/gesture-hint.js';
import { ScrollWheelZoom } from '../view/leaflet.js';

/** The least wheel movement for a step. A notch of a mouse wheel is about 50 in Leaflet's unit. */
const LEAST_DELTA = 40;

/**
 * Leaflet's wheel zoom, limited to Ctrl or ⌘. Without a key, the wheel scrolls the page around the
 * map. Touchpads send a pinch as a wheel event with Ctrl.
 */
export class WheelWithKey extends ScrollWheelZoom {
  override removeHooks(): void {
    super.removeHooks();
    clearTimeout(this._timer);
  }

  override _onWheelScroll(event: WheelEvent): void {
    const hasKey = event.ctrlKey || event.metaKey;
    tellGesture(this._map, hasKey ? undefined : 'key');
    if (hasKey) super._onWheelScroll(event);
  }

  /**
   * Skips tiny movements. Leaflet would make a zoom step of each, and a pinch on a touchpad sends
   * hundreds of them.
   */
  override _performZoom(): void {
    this._startTime = null;
    if (Math.abs(this._delta) >= LEAST_DELTA) super._performZoom();
  }
}
