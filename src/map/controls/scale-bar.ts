import { roundLength } from '../../domain/distance/round-length.js';
import { Scale } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';

/**
 * Leaflet's scale in the visitor's language and unit. Leaflet itself knows only "km" and "mi", and
 * sets them as HTML.
 */
export class ScaleBar extends Scale {
  #labels: MapLabels | undefined;

  setLabels(labels: MapLabels): void {
    this.#labels = labels;
    this._update();
  }

  override _updateMetric(maxMeters: number): void {
    if (!this.#labels) return;
    const meters = roundLength(maxMeters, this.#labels.scaleUnitMeters);
    const { maxWidth = 0 } = this.options;
    this._mScale.textContent = this.#labels.scale(meters);
    this._mScale.style.width = `${Math.round((maxWidth * meters) / maxMeters)}px`;
  }
}
