import type { Viewport } from '../view/viewport.js';
import { create, disableClickPropagation, type LeafletMap } from '../view/leaflet.js';
import type { MapLabels } from '../map-labels.js';

export interface SearchThisArea {
  readonly element: HTMLElement;
  setLabels(labels: MapLabels): void;
}

/** Creates the button that offers the stores in view, once the visitor has moved the map. */
export function createSearchThisArea(
  map: LeafletMap,
  viewport: Viewport,
  onPress: () => void,
): SearchThisArea {
  const element = create('button', 'map-area map-chrome');
  element.type = 'button';
  element.hidden = true;
  // A double click on the button must not zoom, and a click must not reach the page's map
  // listeners.
  disableClickPropagation(element);
  map.on('moveend', () => {
    element.hidden = !viewport.moved;
  });
  element.addEventListener('click', () => {
    viewport.accept();
    // The focus would be lost with the hidden button.
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
