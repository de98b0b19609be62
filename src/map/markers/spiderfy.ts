import { type Spot, singleSpot } from './cluster-index.js';
import { type LeafletMap, Point } from '../view/leaflet.js';
import { nearestCopy } from '../view/nearest-copy.js';

/** With this value, neighbours on the spiral are about 44 px apart. */
const SPACING_PIXELS = 24;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

const onSpiral = (i: number): Point => {
  const radius = SPACING_PIXELS * Math.sqrt(i + 0.5);
  const angle = i * GOLDEN_ANGLE;
  return new Point(radius * Math.cos(angle), radius * Math.sin(angle));
};

/** Returns how far a point lies in the direction of another. */
const along = (point: Point, { x, y }: Point): number =>
  (point.x * x + point.y * y) / Math.hypot(x, y);

/**
 * Lays the stores of one spot out on a spiral round it, so that each can be hit at this zoom.
 * Stores that do not share the point go in their own direction, if there is room. The
 * farthest stores choose first.
 */
export function spiderfy(map: LeafletMap, spot: Spot): Spot[] {
  const center = map.project(spot);
  const stores = spot.stores().map((store) => ({
    store,
    from: map.project(nearestCopy(store.position, spot.lng)).subtract(center),
  }));
  const free = stores.map((_, i) => onSpiral(i));
  return stores
    .sort((a, b) => Math.hypot(b.from.x, b.from.y) - Math.hypot(a.from.x, a.from.y))
    .map(({ store, from }) => {
      const best = free.reduce((one, other) =>
        along(from, other) > along(from, one) ? other : one,
      );
      free.splice(free.indexOf(best), 1);
      const { lat, lng } = map.unproject(center.add(best));
      return { ...singleSpot(store), lat, lng };
    });
}
