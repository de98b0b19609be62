import type { LatLng } from '../domain/store.js';
import { boxAround } from './box-around.js';
import { LatLngBounds, Point } from './leaflet.js';
import { nearestCopy } from './nearest-copy.js';
import type { QuietMap } from './quiet-map.js';

/** On a map without streets less shows nothing that a visitor knows. */
const LEAST_SPAN_METERS = 60_000;
/** Room for pins on the edge of what is fitted, and for the controls. */
const PADDING_PIXELS = 44;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

export interface Camera {
  /** In pixels. */
  moveBy(x: number, y: number): void;
  /** @param around this point stays where it is; else the middle */
  zoomBy(steps: number, around?: Point): void;
  /** Fits these points. The first time, or without a size, it is no movement but the first view. */
  fit(points: readonly LatLng[]): void;
  /** Moves only if the point is not in view. */
  reveal(point: LatLng): void;
  /** Zooms in on these points by one step at least; false when that is not possible. */
  approach(points: readonly LatLng[]): boolean;
  /** To be called when the map's element has, or may have, another size. */
  resize(): void;
}

function boundsAround(points: readonly LatLng[], leastMeters: number): LatLngBounds | undefined {
  const box = boxAround(points, leastMeters);
  return box && new LatLngBounds([box.south, box.west], [box.north, box.east]);
}

/** Whether movements may be shown: asked each time, since the visitor may change it. */
export const animates = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Decides what part of the world is seen. */
export function createCamera(map: QuietMap): Camera {
  const element = map.getContainer();
  let fitted = false;
  let toFit: readonly LatLng[] | undefined;
  let toReveal: LatLng | undefined;

  const hidden = (): boolean => !element.clientWidth || !element.clientHeight;

  const camera: Camera = {
    moveBy(x, y) {
      map.settle();
      map.moveBy(x, y, animates());
    },
    zoomBy(steps, around = map.getSize().divideBy(2)) {
      map.settle();
      map.setZoomAround(around, map.getZoom() + steps, { animate: animates() });
    },
    fit(points) {
      toFit = hidden() ? points : undefined;
      toReveal = undefined;
      const bounds = boundsAround(points, LEAST_SPAN_METERS);
      if (toFit || !bounds) return;
      map.settle();
      map.fitBounds(bounds, {
        padding: [PADDING_PIXELS, PADDING_PIXELS],
        animate: fitted && animates(),
      });
      fitted = true;
    },
    reveal(point) {
      toReveal = hidden() ? point : undefined;
      if (toReveal) return;
      map.settle();
      const target = nearestCopy(point, map.getCenter().lng);
      const { x, y } = map.latLngToContainerPoint(target);
      const size = map.getSize();
      const toEdge = Math.min(x, y, size.x - x, size.y - y);
      if (toEdge < PADDING_PIXELS) map.panTo(target, { animate: animates() });
    },
    approach(points) {
      map.settle();
      const bounds = boundsAround(points, 0);
      const zoom = map.getZoom();
      if (!bounds || zoom >= map.getMaxZoom()) return false;
      const padding = new Point(PADDING_PIXELS, PADDING_PIXELS).multiplyBy(2);
      const fitting = map.getBoundsZoom(bounds, false, padding);
      map.setView(bounds.getCenter(), Math.max(zoom + 1, fitting), { animate: animates() });
      return true;
    },
    resize() {
      if (hidden()) return;
      map.invalidateSize();
      // the world is not to be much narrower than the map, else it repeats itself
      const { x } = map.getSize();
      map.limitZoom(Math.floor(2 * Math.log2(x / WORLD_PIXELS_AT_ZOOM_0)) / 2, map.getMaxZoom());
      const [points, point] = [toFit, toReveal];
      if (points) camera.fit(points);
      if (point) camera.reveal(point);
    },
  };
  return camera;
}
