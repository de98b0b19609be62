import type { LatLng } from '../../domain/store/store.js';
import { boxAround } from './box-around.js';
import { LatLngBounds, type LeafletMap, Point } from './leaflet.js';
import { mainCrowd } from './main-crowd.js';
import { nearestCopy } from './nearest-copy.js';

/** Room for pins on the edge of what is fitted, and for the controls. */
const PADDING_PIXELS = 44;
/** A chosen pin that is nearer to a corner may have its name, which may stand above it, under the zoom buttons. */
const NAMED_PIXELS = 190;
const WORLD_PIXELS_AT_ZOOM_0 = 256;
/** The few that lie far from all others are left out of the view where they would make all others so much smaller. */
const FAR_OUT_ZOOMS = 0.5;

export interface Viewport {
  /** Whether another has moved the map since it was last told what to fit: the visitor, or the page. */
  readonly moved: boolean;
  /** The map stays where it is until it is to fit something else. */
  hold(): void;
  /** It stays, and what is seen is from now on what is wanted. */
  accept(): void;
  /**
   * Fits these points, with at least so much around them. The first time it is the first view, no movement.
   * @param again not where the map has been moved since
   */
  fit(points: readonly LatLng[], leastMeters: number, again?: boolean): void;
  /** Moves only if the point is not in view, or may have its name under the zoom buttons. */
  reveal(point: LatLng): void;
  /** Whether there is a zoom left to come nearer by. */
  readonly canApproach: boolean;
  /** Zooms in on these points by one step at least; false when that is not possible. */
  approach(points: readonly LatLng[]): boolean;
  /** Sets the limits, and keeps to them without animation. */
  limitZoom(minZoom: number, maxZoom: number): void;
  /** To be called when the map's element has, or may have, another size. */
  resize(): void;
}

function boundsAround(points: readonly LatLng[], leastMeters: number): LatLngBounds | undefined {
  const box = boxAround(points, leastMeters);
  return box && new LatLngBounds([box.south, box.west], [box.north, box.east]);
}

/** Decides what part of the world is seen, where the visitor does not. */
export function createViewport(map: LeafletMap): Viewport {
  const element = map.getContainer();
  let fitted = '';
  let moved = false;
  /** Whether it is to stay where it is, though nobody has moved it. */
  let held = false;
  /** Whether the movement under way was begun here. */
  let isOwn = false;
  /** What to show once the element has a size. */
  let later: (() => void)[] = [];

  map.on('zoomstart movestart', () => {
    if (!isOwn && !map._enforcingBounds) moved = true;
  });
  map.on('moveend', () => {
    isOwn = false;
  });
  const move = (act: () => void): void => {
    // Leaflet ignores or undoes other movements while it zooms.
    map._onZoomTransitionEnd();
    isOwn = true;
    act();
  };
  const zoomFor = (bounds: LatLngBounds): number =>
    map.getBoundsZoom(bounds, false, new Point(PADDING_PIXELS, PADDING_PIXELS).multiplyBy(2));
  const isHidden = (): boolean => !element.clientWidth || !element.clientHeight;

  const viewport: Viewport = {
    get moved() {
      return moved;
    },
    hold() {
      held = true;
    },
    accept() {
      held = true;
      moved = false;
    },
    fit(points, leastMeters, again) {
      later = isHidden() ? [() => viewport.fit(points, leastMeters, again)] : [];
      const wasMoved = moved || held;
      if (later.length || (again && wasMoved && fitted)) return;
      moved = held = false;
      const all = boundsAround(points, leastMeters);
      const crowd = boundsAround(mainCrowd(points), leastMeters);
      if (!all || !crowd) return;
      const bounds = zoomFor(crowd) - zoomFor(all) >= FAR_OUT_ZOOMS ? crowd : all;
      const view = [bounds.toBBoxString(), map.getSize(), zoomFor(bounds)].join();
      // it is there, or on its way
      if (view === fitted && !wasMoved) return;
      const how = fitted ? {} : { animate: false };
      move(() => map.fitBounds(bounds, { padding: [PADDING_PIXELS, PADDING_PIXELS], ...how }));
      fitted = view;
    },
    reveal(point) {
      if (isHidden()) {
        later.push(() => viewport.reveal(point));
        return;
      }
      map._onZoomTransitionEnd();
      const target = nearestCopy(point, map.getCenter().lng);
      const { x, y } = map.latLngToContainerPoint(target);
      const size = map.getSize();
      const toSide = Math.min(x, size.x - x);
      held = true;
      if (Math.min(toSide, y, size.y - y) < PADDING_PIXELS) move(() => map.panTo(target));
      else if (toSide < NAMED_PIXELS) {
        const down = Math.min(0, y - Math.min(NAMED_PIXELS, size.y / 2));
        move(() => map.panBy(map._limitOffset(new Point(0, down), map.options.maxBounds)));
      }
    },
    get canApproach() {
      return map.getZoom() < map.getMaxZoom();
    },
    approach(points) {
      const bounds = boundsAround(points, 0);
      if (!bounds || !viewport.canApproach) return false;
      moved = true;
      move(() => map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, zoomFor(bounds))));
      return true;
    },
    limitZoom(minZoom, maxZoom) {
      const { options } = map;
      if (options.minZoom === minZoom && options.maxZoom === maxZoom) return;
      const zoom = Math.min(maxZoom, Math.max(minZoom, map.getZoom()));
      // Leaflet would do it with an animation.
      move(() => map.setView(map.getCenter(), zoom, { animate: false }));
      map.setMinZoom(minZoom).setMaxZoom(maxZoom);
    },
    resize() {
      if (isHidden()) return;
      map.invalidateSize();
      // the world is not to be much narrower than the map, else it repeats itself
      const { x } = map.getSize();
      const minZoom = Math.floor(2 * Math.log2(x / WORLD_PIXELS_AT_ZOOM_0)) / 2;
      viewport.limitZoom(minZoom, map.getMaxZoom());
      const waiting = later;
      later = [];
      for (const act of waiting) act();
    },
  };
  return viewport;
}
