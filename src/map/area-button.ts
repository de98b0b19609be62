import type { Camera } from './camera.js';
import { disableClickPropagation, type LeafletMap } from './leaflet.js';
import type { MapLabels } from './map-labels.js';

export interface AreaButton {
  readonly element: HTMLElement;
  setLabels(labels: MapLabels): void;
}

/** Offers what is in view, once the visitor has moved the map there. */
export function createAreaButton(map: LeafletMap, camera: Camera, onPress: () => void): AreaButton {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'map-area map-chrome';
  element.hidden = true;
  // Two clicks on it are no zoom, and no click on the map for the page.
  disableClickPropagation(element);
  map.on('moveend', () => {
    element.hidden = !camera.moved;
  });
  element.addEventListener('click', () => {
    camera.accept();
    // Focus would be lost with it.
    map.getContainer().focus({ preventScroll: true });
    element.hidden = true;
    onPress();
  });
  return {
    element,
    setLabels({ searchArea }) {
      element.textContent = searchArea;
    },
  };
}
