import type { LatLng } from '../../domain/store/store.js';
import type { Box } from '../view/box-around.js';
import { gridCluster } from './grid-cluster.js';
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from '../view/mercator.js';
import type { PlacedStore } from './placed-store.js';

/**
 * Pins nearer than this are drawn as one cluster. The distance keeps pins of 44 px from
 * overlapping, as a rule.
 */
const RADIUS_PIXELS = 60;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

/** One store, or several stores that are too near each other at this zoom. */
export interface Spot extends LatLng {
  /** A spot keeps its key while the map moves, and mostly when stores come or go. */
  readonly key: string;
  readonly count: number;
  /** True when no zoom can separate the stores of the spot. */
  readonly isPoint: boolean;
  /** The store of a spot with only one. */
  readonly store: PlacedStore | undefined;
  readonly stores: () => readonly PlacedStore[];
}

/** Returns the spots in a box. Its longitudes may go beyond ±180, and its latitudes beyond ±90. */
export type ClusterIndex = (box: Box) => Spot[];

export const singleSpot = (store: PlacedStore): Spot => ({
  key: `store ${store.id}`,
  count: 1,
  isPoint: true,
  store,
  lat: store.position.lat,
  lng: store.position.lng,
  stores: () => [store],
});

function clusterSpot(stores: readonly PlacedStore[], { lat, lng }: LatLng): Spot {
  const [first] = stores as [PlacedStore];
  let leastId = first.id;
  let isPoint = true;
  for (const { id, position } of stores) {
    leastId = Math.min(leastId, id);
    isPoint &&= position.lat === first.position.lat && position.lng === first.position.lng;
  }
  return {
    key: `cluster ${leastId}`,
    count: stores.length,
    isPoint,
    store: undefined,
    lat,
    lng,
    stores: () => stores,
  };
}

const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * Returns the vertical position of a latitude. The poles are at the edges of the world map. A view
 * may reach beyond them, where the map is empty.
 */
const yOf = (lat: number): number => within(0, mercatorY(within(-90, lat, 90)), 1);

/** @param zoom may be fractional; @param except ids of stores to leave out */
export type Clusterer = (zoom: number, except: ReadonlySet<number>) => ClusterIndex;

/** Clusters stores for one zoom at a time, because all zooms at once would be one long task. */
export function createClusterer(stores: readonly PlacedStore[]): Clusterer {
  const xs = new Float64Array(stores.length);
  const ys = new Float64Array(stores.length);
  stores.forEach(({ position: { lat, lng } }, at) => {
    xs[at] = mercatorX(lng);
    ys[at] = yOf(lat);
  });
  return (zoom, except) => {
    const radius = RADIUS_PIXELS / (WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom);
    const out = except.size ? [...stores.keys()].filter((at) => except.has(stores[at]!.id)) : [];
    const { count, x, y, size, first, next } = gridCluster(xs, ys, radius, out);
    const storesOf = (group: number): PlacedStore[] => {
      const found: PlacedStore[] = [];
      for (let at = first[group]!; at >= 0; at = next[at]!) found.push(stores[at]!);
      return found;
    };
    return (box) => {
      const [west, east] = [mercatorX(box.west), mercatorX(box.east)];
      const [north, south] = [yOf(box.north), yOf(box.south)];
      const spots: Spot[] = [];
      for (let group = 0; group < count; group++) {
        const [atX, atY] = [x[group]!, y[group]!];
        // The comparison uses the first copy of the world in which the spot is not west of the box.
        if (atX + Math.ceil(west - atX) > east || atY < north || atY > south) continue;
        spots.push(
          size[group] === 1
            ? singleSpot(stores[first[group]!]!)
            : clusterSpot(storesOf(group), { lat: latitudeAt(atY), lng: longitudeAt(atX) }),
        );
      }
      return spots;
    };
  };
}
