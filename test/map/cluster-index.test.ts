import { expect } from '@open-wc/testing';
import { createClusterer, type Spot } from '../../src/map/markers/cluster-index.js';
import type { PlacedStore } from '../../src/map/markers/placed-store.js';
import { seeded } from '../support/fakes/seeded.js';
import { storeAt } from './map-harness.js';

const world = { west: -180, south: -90, east: 180, north: 90 };
const radiusPixels = 60;

const at = (id: number, lat: number, lng: number): PlacedStore =>
  storeAt(id, lat, lng) as PlacedStore;

const pixels = ({ position: { lat, lng } }: PlacedStore, zoom: number) => {
  const size = 256 * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { x: (lng / 360 + 0.5) * size, y: Math.min(1, Math.max(0, y)) * size };
};

/** Each store in turn takes all that are near and free: store by store, without any index. */
function naive(stores: readonly PlacedStore[], zoom: number): number[][] {
  const points = stores.map((store) => pixels(store, zoom));
  const free = new Set(stores.keys());
  const groups: number[][] = [];
  for (const seed of stores.keys()) {
    if (!free.has(seed)) continue;
    const from = points[seed]!;
    const near = [...free].filter((other) => {
      const { x, y } = points[other]!;
      return other === seed || Math.hypot(x - from.x, y - from.y) <= radiusPixels;
    });
    for (const taken of near) free.delete(taken);
    groups.push(near.map((taken) => stores[taken]!.id));
  }
  return groups;
}

const idsOf = (spots: readonly Spot[]): number[][] =>
  spots
    .map((spot) => spot.stores().map(({ id }) => id))
    .map((ids) => ids.sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b);

/** Towns with many stores each, some on one point, and others far from all. */
function randomStores(count: number, seed: number): PlacedStore[] {
  const random = seeded(seed);
  const towns = Array.from({ length: 12 }, () => [random() * 150 - 75, random() * 358 - 179]);
  return Array.from({ length: count }, (_, index) => {
    const [lat, lng] = towns[Math.floor(random() * towns.length)] as [number, number];
    const spread = random() < 0.1 ? 0 : 10 ** (random() * 4 - 3);
    return at(index + 1, lat + (random() - 0.5) * spread, lng + (random() - 0.5) * spread * 0.1);
  });
}

describe('clusters', () => {
  for (const [seed, zoom] of [0, 1, 2.5, 4, 6.5, 9, 12, 15, 18].entries())
    it(`are those of the naive way at zoom ${zoom}`, () => {
      const stores = randomStores(1500, seed + 1);
      const spots = createClusterer(stores)(zoom, new Set())(world);
      const expected = naive(stores, zoom).map((ids) => ids.sort((a, b) => a - b));
      expect(idsOf(spots)).to.deep.equal(expected.sort(([a = 0], [b = 0]) => a - b));
      expect(spots.map(({ count }) => count).reduce((a, b) => a + b)).to.equal(stores.length);
    });

  it('lie in the middle of their stores', () => {
    const [spot] = createClusterer([at(1, 10, 20), at(2, 10, 22), at(3, 10, 27)])(2, new Set())(
      world,
    );
    expect(spot!.count).to.equal(3);
    expect(spot!.lng).to.be.closeTo(23, 1e-9);
    expect(spot!.lat).to.be.closeTo(10, 1e-9);
  });

  it('are named by their least id, whatever the order', () => {
    const stores = [at(9, 10, 20), at(4, 10, 20.1), at(6, 10, 20.2)];
    const key = (list: readonly PlacedStore[]): string | undefined =>
      createClusterer(list)(3, new Set())(world)[0]?.key;
    expect(key(stores)).to.equal('cluster 4');
    expect(key([...stores].reverse())).to.equal('cluster 4');
  });

  it('know whether a zoom would part them', () => {
    const isPoint = (...stores: PlacedStore[]): boolean | undefined =>
      createClusterer(stores)(3, new Set())(world)[0]?.isPoint;
    expect(isPoint(at(1, 10, 20), at(2, 10, 20))).to.equal(true);
    expect(isPoint(at(1, 10, 20), at(2, 10, 20.001))).to.equal(false);
    expect(isPoint(at(1, 10, 20))).to.equal(true);
  });

  it('leave out the stores that the caller names', () => {
    const stores = [at(1, 10, 20), at(2, 10, 20.1), at(3, 10, 20.2)];
    expect(idsOf(createClusterer(stores)(3, new Set([2]))(world))).to.deep.equal([[1, 3]]);
  });

  it('of a box are those in it, in whichever copy of the world the box is', () => {
    const stores = [at(1, 0, 179), at(2, 0, -178), at(3, 40, 10)];
    const index = createClusterer(stores)(6, new Set());
    const box = (west: number, east: number) => idsOf(index({ west, east, south: -20, north: 20 }));
    expect(box(170, 180)).to.deep.equal([[1]]);
    expect(box(170, 190)).to.deep.equal([[1], [2]]);
    expect(box(-190, -170)).to.deep.equal([[1], [2]]);
    expect(box(0, 20)).to.deep.equal([]);
    expect(box(-540, 540)).to.deep.equal([[1], [2]]);
    expect(idsOf(index(world))).to.deep.equal([[1], [2], [3]]);
  });

  it('are found in a view that reaches beyond the poles', () => {
    const index = createClusterer([at(1, 48, 6), at(2, 48.1, 6)])(1, new Set());
    expect(idsOf(index({ west: -300, east: 300, south: -97, north: 99 }))).to.deep.equal([[1, 2]]);
  });

  it('show a store at a pole', () => {
    expect(
      idsOf(createClusterer([at(1, 90, 0), at(2, -90, 0)])(4, new Set())(world)),
    ).to.deep.equal([[1], [2]]);
  });

  it('of nothing are nothing', () => {
    expect(createClusterer([])(4, new Set())(world)).to.deep.equal([]);
  });
});
