import type { Viewport } from '../view/viewport.js';
import { disableClickPropagation, type LeafletMap } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';

export interface SearchThisArea {
  readonly element: HTMLElement;
  setLabels(labels: MapLabels): void;
}

/** Offers what is in view, once the visitor has moved the map there. */
export function createSearchThisArea(
  map: LeafletMap,
  viewport: Viewport,
  onPress: () => void,
): SearchThisArea {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'map-area map-chrome';
  element.hidden = true;
  // Two clicks on it are no zoom, and no click on the map for the page.
  disableClickPropagation(element);
  map.on('moveend', () => {
    element.hidden = !viewport.moved;
  });
  element.addEventListener('click', () => {
    viewport.accept();
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
