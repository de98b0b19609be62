import type { LatLng } from '../../domain/store/store.js';
import { boxAround } from './box-around.js';
import { LatLngBounds, type LeafletMap, Point } from './leaflet.js';
import { mainCrowd } from './main-crowd.js';
import { nearestCopy } from './nearest-copy.js';

/** The padding in pixels for pins on the edge of the view, and for the controls. */
const PADDING_PIXELS = 44;
/** The note about areas and the scale stand one above the other at the lower edge. */
const NOTE_PIXELS = 80;
/**
 * A chosen pin that is nearer than this to a side may have its name under the zoom buttons. The
 * name may stand above the pin.
 */
const NAMED_PIXELS = 190;
const WORLD_PIXELS_AT_ZOOM_0 = 256;
/**
 * The few points that are far from all others are left out of the view when they would cost this
 * many zoom levels.
 */
const FAR_OUT_ZOOMS = 0.5;

export interface Viewport {
  /** True when the visitor or the page has moved the map since its last fit. */
  readonly moved: boolean;
  /** Keeps the map where it is until it has to fit other points. */
  hold(): void;
  /** Keeps the map where it is, and treats the current view as the wanted one. */
  accept(): void;
  /**
   * Fits these points. The view is at least `leastMeters` wide and high. The first call sets the
   * first view without a movement.
   * @param again when true, nothing is done if the map has been moved since the last fit
   */
  fit(points: readonly LatLng[], leastMeters: number, again?: boolean): void;
  /**
   * Moves the map only when the point is not in view, or when its name may be under the zoom
   * buttons. From a lower zoom than `leastZoom`, it also comes closer. Without `leastZoom`, the
   * visitor has tapped the pin: the map stays unless a card has come over it.
   * @param covered the height in pixels of the map's lower part that cannot be seen
   */
  reveal(point: LatLng, leastZoom?: number, covered?: number): void;
  /** True when the map can zoom in further. */
  readonly canApproach: boolean;
  /** Zooms in on these points by at least one step. Returns false when that is not possible. */
  approach(points: readonly LatLng[]): boolean;
  /** Sets the limits, and moves the zoom into them without animation. */
  limitZoom(minZoom: number, maxZoom: number): void;
  /** Must be called when the size of the map's element may have changed. */
  resize(): void;
}

function boundsAround(points: readonly LatLng[], leastMeters: number): LatLngBounds | undefined {
  const box = boxAround(points, leastMeters);
  return box && new LatLngBounds([box.south, box.west], [box.north, box.east]);
}

/** Decides which part of the world is in view when the visitor does not decide. */
export function createViewport(map: LeafletMap): Viewport {
  const element = map.getContainer();
  let fitted = '';
  let moved = false;
  /** True when the map must stay where it is, though nobody has moved it. */
  let held = false;
  /** True while a movement runs that this module has begun. */
  let isOwn = false;
  /** Calls that wait until the element has a size. */
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
  const padding = (): Point =>
    new Point(PADDING_PIXELS, Math.min(NOTE_PIXELS, map.getSize().y / 6));
  const zoomFor = (bounds: LatLngBounds): number =>
    map.getBoundsZoom(bounds, false, padding().multiplyBy(2));
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
      // The map shows this view already, or is moving there.
      if (view === fitted && !wasMoved) return;
      const how = fitted ? {} : { animate: false };
      move(() => map.fitBounds(bounds, { padding: padding(), ...how }));
      fitted = view;
    },
    reveal(point, leastZoom, covered) {
      if (isHidden()) {
        later.push(() => viewport.reveal(point, leastZoom));
        return;
      }
      map._onZoomTransitionEnd();
      const target = nearestCopy(point, map.getCenter().lng);
      const { x, y } = map.latLngToContainerPoint(target);
      const size = map.getSize();
      const under = covered ?? 0;
      const toSide = Math.min(x, size.x - x);
      const least = (leastZoom ?? covered) === undefined ? 0 : PADDING_PIXELS;
      const isCut = Math.min(toSide, y, size.y - under - y) < least;
      if (leastZoom === undefined && !isCut) return;
      held = true;
      const zoom = Math.max(map.getZoom(), leastZoom ?? 0);
      if (isCut || zoom > map.getZoom()) {
        const middle = map.project(target, zoom).add([0, under / 2]);
        move(() => map.setView(map.unproject(middle, zoom), zoom));
      } else if (toSide < NAMED_PIXELS) {
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
      // A running zoom could end outside.
      map._onZoomTransitionEnd();
      // The movement may call for other limits again, so they are set before it.
      options.minZoom = minZoom;
      options.maxZoom = maxZoom;
      const zoom = Math.min(maxZoom, Math.max(minZoom, map.getZoom()));
      // Leaflet's own way to set limits would animate the movement. A needless movement would stop
      // a running one on its way.
      if (zoom !== map.getZoom())
        move(() => map.setView(map.getCenter(), zoom, { animate: false }));
      map.fire('zoomlevelschange');
    },
    resize() {
      if (isHidden()) return;
      map.invalidateSize();
      // A world that is much narrower than the map would repeat itself.
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
