import type { MapLabels } from '../map-labels.js';
import type { MapPalette } from '../map-palette.js';
import { create } from './leaflet.js';

export interface MapFrame {
  /** The region that Leaflet fills. */
  readonly surface: HTMLElement;
  /** The element around the whole map. */
  readonly element: HTMLElement;
  setLabels(labels: MapLabels): void;
  setPalette(palette: MapPalette): void;
}

/** Creates the map's own box: a button that skips the map, then a named region that takes keys. */
export function createMapFrame(): MapFrame {
  const element = create('div', 'map-frame');
  const skip = create('button', 'map-skip', element);
  skip.type = 'button';
  const surface = create('div', 'map-surface', element);
  surface.tabIndex = 0;
  surface.setAttribute('role', 'region');
  const end = create('span', 'map-end', element);
  end.tabIndex = -1;
  skip.addEventListener('click', () => end.focus());
  return {
    surface,
    element,
    setLabels(labels) {
      skip.textContent = labels.skipMap;
      surface.setAttribute('aria-label', labels.region);
    },
    setPalette(palette) {
      for (const [name, colour] of Object.entries<string>({ ...palette })) {
        element.style.setProperty(`--_${name}`, colour);
      }
    },
  };
}
