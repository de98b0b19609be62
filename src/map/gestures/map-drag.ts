import { Drag, Draggable } from '../view/leaflet.js';

const DRAGGING = 'map-dragging';

/**
 * Leaflet's dragging, which writes on nothing but the map. Leaflet marks the body, for its style
 * sheet, and the target of the event, which is our host where the document hears it.
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

/** Leaflet sets its marks where it begins a drag: to begin it here leaves them out. */
function moveUnmarked(this: Draggable, event: MouseEvent): void {
  // The button was let go where the page did not hear of it.
  if (!event.buttons) return this.finishDrag();
  const { x, y } = this._startPoint;
  const distance = Math.abs(event.clientX - x) + Math.abs(event.clientY - y);
  if (!this._moved && distance >= this.options.clickTolerance) {
    this.fire('dragstart');
    this._moved = true;
  }
  Draggable.prototype._onMove.call(this, event);
}
