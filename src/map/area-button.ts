import type { MapLabels } from './map-labels.js';
import type { QuietMap } from './quiet-map.js';

export interface AreaButton {
  readonly element: HTMLElement;
  setLabels(labels: MapLabels): void;
}

/** Offers what is in view, once the visitor has moved the map there. */
export function createAreaButton(
  map: QuietMap,
  surface: HTMLElement,
  onPress: () => void,
): AreaButton {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'map-area map-chrome';
  element.hidden = true;
  map.on('moveend', () => {
    element.hidden = !map.moved;
  });
  element.addEventListener('click', () => {
    map.held = true;
    map.moved = false;
    // Focus would be lost with it.
    surface.focus({ preventScroll: true });
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
