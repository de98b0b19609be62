import { tellGesture } from '../controls/gesture-hint.js';
import { cancelAnimFrame, off, TouchZoom } from '../view/leaflet.js';

/**
 * Leaflet's pinch. It also reports when one finger moves the page, and it removes all its
 * listeners.
 */
export class TwoFingers extends TouchZoom {
  override addHooks(): void {
    super.addHooks();
    this._map.getContainer().addEventListener('touchmove', this.#tell, { passive: true });
  }

  override removeHooks(): void {
    super.removeHooks();
    this._map.getContainer().removeEventListener('touchmove', this.#tell);
    // A pinch may still be running.
    cancelAnimFrame(this._animRequest);
    this._zooming = false;
    this.#leaveDocument();
  }

  /** Leaflet keeps its listeners after two fingers that have not moved. */
  override _onTouchEnd(): void {
    super._onTouchEnd();
    this.#leaveDocument();
  }

  readonly #tell = ({ touches }: TouchEvent): void =>
    tellGesture(this._map, touches.length > 1 ? undefined : 'fingers');

  #leaveDocument(): void {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- Leaflet finds the two together
    off(document, 'touchmove', this._onTouchMove, this);
    // eslint-disable-next-line @typescript-eslint/unbound-method -- likewise
    off(document, 'touchend touchcancel', this._onTouchEnd, this);
  }
}
