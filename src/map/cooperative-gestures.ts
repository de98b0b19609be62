import type { MapHint } from './map-hint.js';
import type { MapLabels } from './map-labels.js';
import type { QuietMap } from './quiet-map.js';

/**
 * A page with a map in it still scrolls: one finger and the plain wheel belong to the page, two
 * fingers and Ctrl (⌘) + wheel to the map. Who tries the former on the map is told of the latter.
 */
export function listenForSharedGestures(
  map: QuietMap,
  root: HTMLElement,
  hint: MapHint,
  labels: () => MapLabels,
): void {
  root.addEventListener(
    'wheel',
    (event) => {
      const zooms = event.ctrlKey || event.metaKey;
      // decided here, before Leaflet's handler, further down, sees the event
      map.scrollWheelZoom[zooms ? 'enable' : 'disable']();
      if (zooms) hint.hide();
      else hint.show(labels().wheelHint);
    },
    { capture: true, passive: false },
  );
  root.addEventListener(
    'touchmove',
    ({ touches }) => {
      if (touches.length > 1) hint.hide();
      else hint.show(labels().dragHint);
    },
    { passive: true },
  );
}
