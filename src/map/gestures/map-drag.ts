import { Drag, Draggable } from '../view/leaflet.js';

const DRAGGING = 'map-dragging';

/**
 * Leaflet's dragging, limited to the map's own elements. Leaflet puts class names on the body, for
 * its style sheet, and on the target of the event. That target is the host element when the
 * document hears the event.
 */
export class MapDrag extends Drag {
  override addHooks(): void {
    super.addHooks();
    this._draggable._onMove = moveUnmarked;
  }

  override _onDragStart(): void {
    this._map.getContainer().classList.add(DRAGGING);
    super._onDragStart();
  }

  override _onDragEnd(...args: Parameters<Drag['_onDragEnd']>): void {
    this._map.getContainer().classList.remove(DRAGGING);
    super._onDragEnd(...args);
  }
}

/** Replaces the part of Leaflet that begins a drag, because that part sets the class names. */
function moveUnmarked(this: Draggable, event: MouseEvent): void {
  // The button was released outside the page.
  if (!event.buttons) return this.finishDrag();
  const { x, y } = this._startPoint;
  const distance = Math.abs(event.clientX - x) + Math.abs(event.clientY - y);
  if (!this._moved && distance >= this.options.clickTolerance) {
    this.fire('dragstart');
    this._moved = true;
  }
  Draggable.prototype._onMove.call(this, event);
}
