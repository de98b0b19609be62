import { create, disableClickPropagation, on, Zoom } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';

/** Leaflet's zoom buttons as real buttons. Leaflet creates links and sets their text as HTML. */
export class ZoomControl extends Zoom {
  override _createButton(
    ...[, , className, container, zoom]: Parameters<Zoom['_createButton']>
  ): HTMLElement {
    const button = create('button', className, container);
    button.type = 'button';
    disableClickPropagation(button);
    on(button, 'click', zoom, this);
    return button;
  }

  setLabels({ zoomIn, zoomOut }: MapLabels): void {
    this._zoomInButton.setAttribute('aria-label', zoomIn);
    this._zoomOutButton.setAttribute('aria-label', zoomOut);
  }
}
