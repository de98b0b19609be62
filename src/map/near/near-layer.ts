import type { LatLng } from '../../domain/store/store.js';
import { isApproximate } from '../markers/is-approximate.js';
import { singleSpot, type ClusterIndex, type Spot } from '../markers/cluster-index.js';
import type { PixelBox } from '../markers/pixel-box.js';
import type { PlacedStore } from '../markers/placed-store.js';
import { svgElement } from '../markers/svg-element.js';
import { addStyles } from '../view/add-styles.js';
import { type LeafletMap, Point, setPosition } from '../view/leaflet.js';
import { nearestCopy } from '../view/nearest-copy.js';
import type { Origin } from '../store-map.js';
import nearCss from './near.css';
import { separatePins } from './separate-pins.js';

/** Pins with this distance do not overlap, whatever their shapes. */
const FEW_PIXELS = 54;
/** More pins than `FEW` stand closer, so that they fit round their spot on a phone. */
const MANY_PIXELS = 44;
const FEW = 8;
/** The middle of a drop is this far above its tip. */
const DROP_MIDDLE = 18;
/** A pin that is nearer to its spot needs no line. */
const LEAST_LINE = 6;
/** The radius of an approximate pin in pin.ts, with its edge. */
const AREA_RADIUS = 16;
/** A pin with this distance from the mark of a place leaves most of it in view. */
const ORIGIN_PIXELS = 30;
/** Half the width of the mark in near.css, with its edge. */
const MARK_RADIUS = 11;

/** Shows stores that would cover each other, and the place that they are near. */
export interface NearLayer {
  /**
   * Returns a spot for each store, none of them on another or on a cluster. `lat` and `lng` are
   * those of the pin, which may stand beside its store.
   * @param index the clusters, which stay where they are
   */
  layOut(stores: readonly PlacedStore[], index: ClusterIndex): Spot[];
  /** Draws a line from each pin that stands beside its store to the store. */
  drawLines(spots: readonly Spot[]): void;
  setOrigin(origin: Origin | undefined): void;
  /** The area that the mark of that place covers, in pixels of the map's layers. */
  readonly boxes: readonly PixelBox[];
}

export type CreateNearLayer = typeof createNearLayer;

/**
 * @param pane the pane of the pins
 * @param sheet the map's sheet, which receives the styles
 */
export function createNearLayer(
  map: LeafletMap,
  pane: HTMLElement,
  sheet: CSSStyleSheet,
): NearLayer {
  addStyles(sheet, nearCss);
  const lines = svgElement('svg', { class: 'map-lines', 'aria-hidden': 'true' });
  pane.prepend(lines);
  const mark = document.createElement('div');
  mark.setAttribute('role', 'img');
  let origin: Origin | undefined;

  const inView = (point: LatLng): LatLng => nearestCopy(point, map.getCenter().lng);
  const placeOrigin = (): void => {
    if (origin) setPosition(mark, map.latLngToLayerPoint(inView(origin)));
  };
  // The lines are drawn anew when the map has come to rest. A pinch fires `zoom` events.
  map.on('zoom zoomanim', () => lines.replaceChildren());
  map.on('zoomanim', ({ zoom, center }) => {
    if (origin) setPosition(mark, map._latLngToNewLayerPoint(inView(origin), zoom, center).round());
  });
  map.on('zoom moveend', placeOrigin);

  return {
    get boxes() {
      if (!origin) return [];
      const { x, y } = map.latLngToLayerPoint(inView(origin));
      const radius = MARK_RADIUS;
      return [{ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }];
    },
    layOut(given, index) {
      // Another order of the list moves no pin.
      const stores = [...given].sort((a, b) => a.id - b.id);
      const { lng } = map.getCenter();
      const distance = stores.length > FEW ? MANY_PIXELS : FEW_PIXELS;
      const reach = new Point(1, 1).multiplyBy(distance * Math.sqrt(stores.length + 1));
      const middles = stores.map(({ position }) =>
        map
          .project(nearestCopy(position, lng))
          .subtract(new Point(0, isApproximate(position) ? 0 : DROP_MIDDLE)),
      );
      const clusters = new Map<string, Spot>();
      for (const middle of middles) {
        const [northWest, southEast] = [middle.subtract(reach), middle.add(reach)].map((corner) =>
          map.unproject(corner),
        );
        const box = {
          west: northWest!.lng,
          north: northWest!.lat,
          east: southEast!.lng,
          south: southEast!.lat,
        };
        for (const spot of index(box)) clusters.set(spot.key, spot);
      }
      const fixed = [...clusters.values()].map((spot) => ({
        ...map.project(nearestCopy(spot, lng)),
        distance,
      }));
      if (origin) fixed.push({ ...map.project(inView(origin)), distance: ORIGIN_PIXELS });
      return separatePins(middles, fixed, distance).map(({ x, y }, nth) => {
        const store = stores[nth]!;
        const drop = isApproximate(store.position) ? 0 : DROP_MIDDLE;
        const { lat, lng } = map.unproject(new Point(x, y + drop));
        return { ...singleSpot(store), lat, lng };
      });
    },
    drawLines(spots) {
      // Pins are still on their way.
      if (map._animatingZoom) return;
      const { lng } = map.getCenter();
      const shapes = spots.flatMap((spot) => {
        if (!spot.store) return [];
        const pin = map.latLngToLayerPoint(nearestCopy(spot, lng));
        const at = map.latLngToLayerPoint(nearestCopy(spot.store.position, lng));
        // The edge of an area is nearer than its middle.
        const gap = isApproximate(spot.store.position) ? AREA_RADIUS : 0;
        const length = pin.distanceTo(at);
        if (length < LEAST_LINE + gap) return [];
        const end = pin.subtract(pin.subtract(at).multiplyBy(gap / length));
        return [
          svgElement('line', { x1: at.x, y1: at.y, x2: end.x, y2: end.y }),
          svgElement('circle', { cx: at.x, cy: at.y, r: 3 }),
        ];
      });
      lines.replaceChildren(...shapes);
    },
    setOrigin(next) {
      origin = next;
      // Prototype's `remove` fails without a parent.
      mark.parentNode?.removeChild(mark);
      if (!next) return;
      mark.className = `map-origin leaflet-zoom-animated${next.isVisitor ? ' map-here' : ''}`;
      mark.setAttribute('aria-label', next.name);
      pane.prepend(mark);
      placeOrigin();
    },
  };
}
