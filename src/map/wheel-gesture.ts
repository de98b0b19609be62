import type { Camera } from './camera.js';
import type { MapHint } from './map-hint.js';
import type { QuietMap } from './quiet-map.js';

/** A notch of most mice; fingers that spread to twice their distance on a touchpad send some 70. */
const PIXELS_PER_ZOOM = 100;
/** Firefox counts lines where there is no touchpad. */
const PIXELS_PER_LINE = 20;

/**
 * The wheel belongs to the page, and with Ctrl (⌘) to the map: who scrolls over it is told so.
 * Touchpads send a pinch as a wheel with Ctrl.
 */
export function listenForWheel(
  map: QuietMap,
  surface: HTMLElement,
  camera: Camera,
  hint: MapHint,
  hintText: () => string,
): void {
  let pending = 0;
  surface.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return hint.show(hintText());
      hint.hide();
      event.preventDefault();
      const delta = -event.deltaY * (event.deltaMode ? PIXELS_PER_LINE : 1);
      if (delta * pending < 0) pending = 0;
      pending += delta / PIXELS_PER_ZOOM;
      const snap = map.options.zoomSnap ?? 1;
      const steps = Math.trunc(pending / snap) * snap;
      if (!steps) return;
      pending -= steps;
      camera.zoomBy(steps, map.mouseEventToContainerPoint(event));
    },
    { passive: false },
  );
}
