import Supercluster from 'supercluster';
import type { LatLng } from '../domain/store.js';
import type { Box } from './box-around.js';
import type { PlacedStore } from './placed-store.js';

/** Pins nearer than this are drawn as one: enough for their 44 px not to overlap, as a rule. */
const RADIUS_PIXELS = 60;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

/** One store, or several that lie too near each other at this zoom. */
export interface Spot extends LatLng {
  /** The same spot keeps its key while the map moves, and mostly when stores come or go. */
  readonly key: string;
  readonly count: number;
  /** No zoom parts its stores. */
  readonly isPoint: boolean;
  /** The store, where it is only one. */
  readonly store: PlacedStore | undefined;
  readonly stores: () => readonly PlacedStore[];
}

/** The spots in a box, whose longitudes may go beyond ±180. */
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

/** @param zoom may be fractional; @param except ids of stores to leave out */
export type Clusterer = (zoom: number, except: ReadonlySet<number | undefined>) => ClusterIndex;

/** Clusters stores for one zoom at a time: all zooms at once would be one long task. */
export function createClusterer(stores: readonly PlacedStore[]): Clusterer {
  const points = stores.map((store) => ({
    type: 'Feature' as const,
    properties: store,
    geometry: {
      type: 'Point' as const,
      coordinates: [store.position.lng, store.position.lat],
    },
  }));
  return (zoom, except) => {
    const level = Math.floor(zoom);
    const index = new Supercluster<PlacedStore, { leastId: number; lat: number; lng: number }>({
      minZoom: level,
      maxZoom: level,
      extent: WORLD_PIXELS_AT_ZOOM_0,
      radius: RADIUS_PIXELS * 2 ** (level - zoom),
      map: ({ id, position: { lat, lng } }) => ({ leastId: id, lat, lng }),
      reduce: (sum, { leastId, lat, lng }) => {
        sum.leastId = Math.min(sum.leastId, leastId);
        if (sum.lat !== lat || sum.lng !== lng) sum.lat = NaN;
      },
    }).load(points.filter(({ properties }) => !except.has(properties.id)));
    return ({ west, south, east, north }) =>
      index.getClusters([west, south, east, north], level).map(({ properties, geometry }): Spot => {
        if (!('cluster' in properties)) return singleSpot(properties);
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: clusterId, point_count: count, leastId } = properties;
        return {
          key: `cluster ${leastId}`,
          count,
          isPoint: !isNaN(properties.lat),
          store: undefined,
          lat,
          lng,
          stores: () => index.getLeaves(clusterId, count).map((leaf) => leaf.properties),
        };
      });
  };
}
