import { tellGesture } from '../controls/gesture-hint.js';
import { ScrollWheelZoom } from '../view/leaflet.js';

/** A notch of a mouse is some 50 in Leaflet's count. */
const LEAST_DELTA = 40;

/**
 * Leaflet's wheel, which zooms with Ctrl or ⌘ only: without, the wheel scrolls the page that the
 * map is a part of. Touchpads send a pinch as a wheel with Ctrl.
 */
export class WheelWithKey extends ScrollWheelZoom {
  override removeHooks(): void {
    super.removeHooks();
    clearTimeout(this._timer);
  }

  override _onWheelScroll(event: WheelEvent): void {
    const isMeant = event.ctrlKey || event.metaKey;
    tellGesture(this._map, isMeant ? undefined : 'key');
    if (isMeant) super._onWheelScroll(event);
  }

  /** Leaflet makes a step of however little, and a pinch on a touchpad comes in hundreds of those. */
  override _performZoom(): void {
    this._startTime = null;
    if (Math.abs(this._delta) >= LEAST_DELTA) super._performZoom();
  }
}
