import type { MapLabels } from './map-labels.js';
import type { QuietMap } from './quiet-map.js';
import { roundLength } from '../domain/round-length.js';

const MAX_PIXELS = 140;

export interface ScaleBar {
  readonly element: HTMLElement;
  /** Measures across the middle of the map: further up or down a pixel is of another length. */
  update(labels: MapLabels): void;
}

export function createScaleBar(map: QuietMap): ScaleBar {
  const element = document.createElement('div');
  element.className = 'map-scale map-chrome';
  return {
    element,
    update(labels) {
      const { x, y } = map.getSize().divideBy(2);
      const maxMeters = map.distance(
        map.containerPointToLatLng([x - MAX_PIXELS / 2, y]),
        map.containerPointToLatLng([x + MAX_PIXELS / 2, y]),
      );
      if (!(maxMeters > 0)) return;
      const meters = roundLength(maxMeters, labels.scaleUnitMeters);
      element.textContent = labels.scale(meters);
      element.style.width = `${(MAX_PIXELS * meters) / maxMeters}px`;
    },
  };
}
