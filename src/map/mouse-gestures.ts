import type { Camera } from './camera.js';
import { Point } from './leaflet.js';
import type { QuietMap } from './quiet-map.js';

/** Below this it was a click. */
const CLICK_TOLERANCE_PIXELS = 3;
const PRIMARY_BUTTON = 0;

const isOnMap = ({ target }: Event): boolean => !(target as Element).closest('.map-chrome');

/**
 * Dragging moves the map, a double click zooms in. Leaflet's own dragging writes a class on the body
 * and on the host; this one leaves all but the map alone.
 */
export function listenForMouse(map: QuietMap, surface: HTMLElement, camera: Camera): void {
  let last: Point | undefined;
  let dragging = false;

  const end = (): void => {
    if (dragging) map.fire('moveend');
    surface.classList.remove('map-dragging');
    last = undefined;
  };

  surface.addEventListener('pointerdown', (event) => {
    dragging = false;
    if (event.pointerType !== 'mouse' || event.button !== PRIMARY_BUTTON) return;
    if (isOnMap(event)) last = new Point(event.clientX, event.clientY);
  });
  surface.addEventListener('pointermove', (event) => {
    if (!last || map._animatingZoom) return;
    if (!event.buttons) return end(); // let go outside the window
    const here = new Point(event.clientX, event.clientY);
    if (!dragging) {
      if (here.distanceTo(last) < CLICK_TOLERANCE_PIXELS) return;
      dragging = true;
      surface.setPointerCapture(event.pointerId);
      surface.classList.add('map-dragging');
      map.stop();
    }
    map.dragBy(last.subtract(here));
    last = here;
  });
  surface.addEventListener('pointerup', end);
  surface.addEventListener('pointercancel', end);
  // the end of a drag over a pin is not a choice of that pin
  surface.addEventListener(
    'click',
    (event) => {
      // Enter makes clicks too, and those count none
      if (dragging && event.detail) event.stopPropagation();
      dragging = false;
    },
    true,
  );
  surface.addEventListener('dblclick', (event) => {
    const isOnPin = (event.target as Element).closest('.map-pin');
    if (isOnMap(event) && !isOnPin) camera.zoomBy(1, map.mouseEventToContainerPoint(event));
  });
}
