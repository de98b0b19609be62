import type { LatLng } from '../domain/store.js';
import { boxAround } from './box-around.js';
import { LatLngBounds, Point } from './leaflet.js';
import { mainCrowd } from './main-crowd.js';
import { motion } from './motion.js';
import { nearestCopy } from './nearest-copy.js';
import type { QuietMap } from './quiet-map.js';

/** Room for pins on the edge of what is fitted, and for the controls. */
const PADDING_PIXELS = 44;
/** A chosen pin that is nearer to a corner may have its name, which may stand above it, under the zoom buttons. */
const NAMED_PIXELS = 190;
const WORLD_PIXELS_AT_ZOOM_0 = 256;
/** The few that lie far from all others are left out of the view where they would make all others so much smaller. */
const FAR_OUT_ZOOMS = 0.5;

export interface Camera {
  /** In pixels. */
  moveBy(x: number, y: number): void;
  /** @param around this point stays where it is; else the middle */
  zoomBy(steps: number, around?: Point): void;
  /**
   * Fits these points, with at least so much around them. The first time it is the first view, no movement.
   * @param again not where the visitor has moved the map since
   */
  fit(points: readonly LatLng[], leastMeters: number, again?: boolean): void;
  /** Moves only if the point is not in view, or may have its name under the zoom buttons. */
  reveal(point: LatLng): void;
  /** Whether there is a zoom left to come nearer by. */
  readonly canApproach: boolean;
  /** Zooms in on these points by one step at least; false when that is not possible. */
  approach(points: readonly LatLng[]): boolean;
  /** To be called when the map's element has, or may have, another size. */
  resize(): void;
}

function boundsAround(points: readonly LatLng[], leastMeters: number): LatLngBounds | undefined {
  const box = boxAround(points, leastMeters);
  return box && new LatLngBounds([box.south, box.west], [box.north, box.east]);
}

/** Decides what part of the world is seen. */
export function createCamera(map: QuietMap): Camera {
  const element = map.getContainer();
  let fitted = '';
  /** What to show once the element has a size. */
  let later: (() => void)[] = [];

  const zoomFor = (bounds: LatLngBounds): number =>
    map.getBoundsZoom(bounds, false, new Point(PADDING_PIXELS, PADDING_PIXELS).multiplyBy(2));
  const isHidden = (): boolean => !element.clientWidth || !element.clientHeight;

  const camera: Camera = {
    moveBy(x, y) {
      map.settle();
      map.moved = true;
      map.moveBy(x, y, motion());
    },
    zoomBy(steps, around = map.getSize().divideBy(2)) {
      map.settle();
      const least = map.getMinZoom();
      const zoom = Math.min(map.getMaxZoom(), Math.max(least, map.getZoom() + steps));
      // Leaflet would move the middle as for the zoom that was asked for.
      if (zoom === map.getZoom()) return;
      map.moved = true;
      map.setZoomAround(around, zoom, motion());
    },
    fit(points, leastMeters, again) {
      later = isHidden() ? [() => camera.fit(points, leastMeters, again)] : [];
      if (later.length || (again && (map.moved || map.held) && fitted)) return;
      const moved = map.moved || map.held;
      map.moved = map.held = false;
      const all = boundsAround(points, leastMeters);
      const crowd = boundsAround(mainCrowd(points), leastMeters);
      if (!all || !crowd) return;
      const bounds = zoomFor(crowd) - zoomFor(all) >= FAR_OUT_ZOOMS ? crowd : all;
      const view = [bounds.toBBoxString(), map.getSize(), zoomFor(bounds)].join();
      // it is there, or on its way
      if (view === fitted && !moved) return;
      map.settle();
      map.fitBounds(bounds, {
        padding: [PADDING_PIXELS, PADDING_PIXELS],
        ...(fitted ? motion() : { animate: false }),
      });
      fitted = view;
    },
    reveal(point) {
      if (isHidden()) {
        later.push(() => camera.reveal(point));
        return;
      }
      map.settle();
      const target = nearestCopy(point, map.getCenter().lng);
      const { x, y } = map.latLngToContainerPoint(target);
      const size = map.getSize();
      const toSide = Math.min(x, size.x - x);
      map.held = true;
      if (Math.min(toSide, y, size.y - y) < PADDING_PIXELS) map.panTo(target, motion());
      else if (toSide < NAMED_PIXELS)
        map.moveBy(0, Math.min(0, y - Math.min(NAMED_PIXELS, size.y / 2)), motion());
    },
    get canApproach() {
      return map.getZoom() < map.getMaxZoom();
    },
    approach(points) {
      map.settle();
      const bounds = boundsAround(points, 0);
      if (!bounds || !camera.canApproach) return false;
      map.moved = true;
      map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, zoomFor(bounds)), motion());
      return true;
    },
    resize() {
      if (isHidden()) return;
      map.invalidateSize();
      // the world is not to be much narrower than the map, else it repeats itself
      const { x } = map.getSize();
      map.limitZoom(Math.floor(2 * Math.log2(x / WORLD_PIXELS_AT_ZOOM_0)) / 2, map.getMaxZoom());
      const waiting = later;
      later = [];
      for (const act of waiting) act();
    },
  };
  return camera;
}
