import type { MapLabels } from '../map-labels.js';
import type { MapPalette } from '../map-palette.js';

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
  const element = document.createElement('div');
  element.className = 'map-frame';
  const skip = document.createElement('button');
  skip.type = 'button';
  skip.className = 'map-skip';
  const surface = document.createElement('div');
  surface.className = 'map-surface';
  surface.tabIndex = 0;
  surface.setAttribute('role', 'region');
  const end = document.createElement('span');
  end.className = 'map-end';
  end.tabIndex = -1;
  skip.addEventListener('click', () => end.focus());
  element.append(skip, surface, end);
  return {
    surface,
    element,
    setLabels(labels) {
      skip.textContent = labels.skip;
      surface.setAttribute('aria-label', labels.region);
    },
    setPalette(palette) {
      for (const [name, colour] of Object.entries<string>({ ...palette })) {
        element.style.setProperty(`--_${name}`, colour);
      }
    },
  };
}
