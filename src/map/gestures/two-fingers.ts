import { tellGesture } from '../controls/gesture-hint.js';
import { cancelAnimFrame, off, TouchZoom } from '../view/leaflet.js';

/** Leaflet's pinch, which tells of one finger that it moves the page, and leaves nothing behind. */
export class TwoFingers extends TouchZoom {
  override addHooks(): void {
    super.addHooks();
    this._map.getContainer().addEventListener('touchmove', this.#tell, { passive: true });
  }

  override removeHooks(): void {
    super.removeHooks();
    this._map.getContainer().removeEventListener('touchmove', this.#tell);
    // A pinch may be under way.
    cancelAnimFrame(this._animRequest);
    this._zooming = false;
    this.#leaveDocument();
  }

  /** Leaflet goes on listening after two fingers that have not moved. */
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
