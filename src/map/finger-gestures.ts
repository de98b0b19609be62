import type { LatLng } from '../domain/store.js';
import { Point } from './leaflet.js';
import type { MapHint } from './map-hint.js';
import { motion } from './motion.js';
import type { QuietMap } from './quiet-map.js';

interface Pinch {
  readonly between: Point;
  readonly distance: number;
}

/** Two fingers move and zoom the map; one scrolls the page (`touch-action`) and brings up the hint. */
export function listenForFingers(
  map: QuietMap,
  surface: HTMLElement,
  hint: MapHint,
  hintText: () => string,
): void {
  /** Where the fingers took hold of the map. */
  let held:
    { readonly place: LatLng; readonly distance: number; readonly zoom: number } | undefined;

  const pinchOf = ({ touches }: TouchEvent): Pinch | undefined => {
    const [first, second] = touches;
    if (!first || !second || touches.length > 2) return undefined;
    const { left, top } = surface.getBoundingClientRect();
    const [a, b] = [first, second].map(
      ({ clientX, clientY }) => new Point(clientX - left, clientY - top),
    ) as [Point, Point];
    return { between: a.add(b).divideBy(2), distance: a.distanceTo(b) };
  };
  const letGo = (): void => {
    if (!held) return;
    held = undefined;
    map.setView(map.getCenter(), map.getZoom(), motion());
  };

  surface.addEventListener(
    'touchstart',
    (event) => {
      const pinch = pinchOf(event);
      if (!pinch) return letGo();
      if (event.cancelable) event.preventDefault();
      map.settle();
      map.stop();
      held = {
        place: map.containerPointToLatLng(pinch.between),
        distance: pinch.distance,
        zoom: map.getZoom(),
      };
    },
    { passive: false },
  );
  surface.addEventListener(
    'touchmove',
    (event) => {
      const pinch = pinchOf(event);
      if (!pinch || !held) return hint.show(hintText());
      hint.hide();
      if (event.cancelable) event.preventDefault();
      const wanted = map.getScaleZoom(pinch.distance / held.distance, held.zoom);
      const zoom = Math.max(map.getMinZoom(), Math.min(map.getMaxZoom(), wanted));
      const fromMiddle = pinch.between.subtract(map.getSize().divideBy(2));
      map.pinchTo(map.unproject(map.project(held.place, zoom).subtract(fromMiddle), zoom), zoom);
    },
    { passive: false },
  );
  surface.addEventListener('touchend', letGo);
  surface.addEventListener('touchcancel', letGo);
}
