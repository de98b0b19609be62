import { roundLength } from '../domain/round-length.js';
import { Scale } from './leaflet.js';
import type { MapLabels } from './map-labels.js';

/** Leaflet's scale, in the visitor's language and unit: Leaflet knows "km" and "mi", and sets them as HTML. */
export class ScaleBar extends Scale {
  #labels: MapLabels | undefined;

  setLabels(labels: MapLabels): void {
    this.#labels = labels;
    this._update();
  }

  override _updateMetric(maxMeters: number): void {
    if (!this.#labels) return;
    const meters = roundLength(maxMeters, this.#labels.scaleUnitMeters);
    this._updateScale(this._mScale, this.#labels.scale(meters), meters / maxMeters);
  }

  override _updateScale(line: HTMLElement, text: string, ratio: number): void {
    line.textContent = text;
    line.style.width = `${Math.round((this.options.maxWidth ?? 0) * ratio)}px`;
  }
}
