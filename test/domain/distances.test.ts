import { expect } from '@open-wc/testing';
import { searchAndSort } from '../../src/domain/list/search-and-sort.js';
import { countNearby } from '../../src/domain/distance/count-nearby.js';
import { displayDistance } from '../../src/domain/distance/display-distance.js';
import { distanceFrom, type Origin } from '../../src/domain/distance/distance-from.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { indexStores } from '../../src/domain/search/store-index.js';
import type { Place } from '../../src/domain/search/place.js';
import { Precision, type Position, type Store } from '../../src/domain/store/store.js';
import { withDistances } from '../../src/domain/distance/with-distances.js';

const km = 1000;
const mile = 1609.344;
const lyon: Place = {
  kind: 'city',
  name: 'Lyon',
  region: '',
  precision: Precision.City,
  countryCode: 'FR',
  lat: 45.76,
  lng: 4.84,
  radiusMeters: 24 * km,
};

const store = (id: number, position?: Position, name = `Store ${id}`): Store => ({
  id,
  platformLocationId: `${id}`,
  name,
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  countryCode: undefined,
  mapsUrl: '',
  position,
});
const at = (lat: number, lng: number, radiusMeters = 0): Position => ({
  lat,
  lng,
  radiusMeters,
  precision: radiusMeters ? Precision.City : Precision.Exact,
});

/** A small generator with a fixed seed: the same "random" data at every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomStores(count: number, next: () => number): Store[] {
  const grid = (size: number): number => Math.floor(next() * size) - size / 2;
  return Array.from({ length: count }, (_, id) =>
    store(id, next() < 0.2 ? undefined : at(grid(24), grid(24), next() < 0.5 ? 0 : 9 * km)),
  );
}

/** Picks the nearest of those that are left, again and again. */
function naiveOrder(stores: readonly Store[], origin: Origin): number[] {
  const left = [...stores];
  const order: number[] = [];
  while (left.length) {
    let best = 0;
    left.forEach(({ position }, i) => {
      const known = left[best]?.position;
      if (!position) return;
      if (!known || distanceMeters(origin, position) < distanceMeters(origin, known)) best = i;
    });
    order.push(...left.splice(best, 1).map(({ id }) => id));
  }
  return order;
}

const idsOf = (stores: readonly Store[]): number[] => stores.map(({ id }) => id);

describe('stores from a place', () => {
  it('come in the order that the naive search gives, ties and unplaced ones as they were', () => {
    const next = random(7);
    for (let run = 0; run < 40; run++) {
      const stores = randomStores(1 + Math.floor(next() * 40), next);
      const origin = { lat: 24 * next() - 12, lng: 24 * next() - 12, radiusMeters: 0 };
      const found = searchAndSort(indexStores(stores), { query: '', origin });
      expect(idsOf(found)).to.deep.equal(naiveOrder(stores, origin));
    }
  });

  it('have a distance that is no smaller than is known', () => {
    const stores = [store(1, at(45.76, 4.84)), store(2, at(48.86, 2.35)), store(3)];
    const found = searchAndSort(indexStores(stores), { query: '', origin: lyon });
    const [near, far, nowhere] = withDistances(found, lyon);
    expect(near?.distanceMeters).to.equal(24 * km);
    expect(far?.distanceMeters).to.be.closeTo(393 * km, 2 * km);
    expect(nowhere).to.equal(stores[2]);
  });

  it('across the antimeridian are near', () => {
    const stores = [store(1, at(0, 170)), store(2, at(0, -179))];
    const origin = { lat: 0, lng: 179, radiusMeters: 0 };
    expect(idsOf(searchAndSort(indexStores(stores), { query: '', origin }))).to.deep.equal([2, 1]);
  });

  it('match a text at the same time', () => {
    const stores = [store(1, at(9, 0), 'A b'), store(2, at(1, 0), 'C'), store(3, at(5, 0), 'B')];
    const origin = { lat: 0, lng: 0, radiusMeters: 0 };
    expect(idsOf(searchAndSort(indexStores(stores), { query: 'b', origin }))).to.deep.equal([3, 1]);
  });

  it('stay the same objects while others get their positions', () => {
    const stores = [store(1, at(1, 1)), store(2)];
    const before = searchAndSort(indexStores(stores), { query: '', origin: lyon });
    const placed = [stores[0] as Store, store(2, at(45, 5))];
    const after = searchAndSort(indexStores(placed), { query: '', origin: lyon });
    expect(idsOf(after)).to.deep.equal([2, 1]);
    expect(after[1]).to.equal(before[0]);
  });

  it('have their order and no distance without a place', () => {
    const stores = [store(1, at(1, 1)), store(2)];
    expect(searchAndSort(indexStores(stores), { query: '' })).to.equal(stores);
  });
});

describe('the displayed distance', () => {
  for (const [meters, radiusMeters, unit, said] of [
    // of points that are exactly known, all
    [0, 100, km, 'within 100'],
    [340, 100, km, 'exact 340'],
    [12_345, 100, km, 'exact 12345'],
    // of others no more than is known
    [3_140, 1_600, km, 'about 3200'],
    [3_140, 2_600, km, 'about 3000'],
    [12_900, 5_600, km, 'about 13000'],
    [25_100, 24_600, km, 'about 25000'],
    [98_000, 24_600, km, 'about 100000'],
    // never nothing, nor less than is not known
    [0, 9_800, km, 'within 10000'],
    [5_600, 5_600, km, 'within 6000'],
    [0, 24_600, km, 'within 25000'],
    [30_000, 40_200, km, 'within 50000'],
    // in round miles
    [0, 24_600, mile, `within ${Math.round(16 * mile)}`],
    [40_000, 24_600, mile, `about ${Math.round(24 * mile)}`],
  ] as const)
    it(`${meters} m, known to ${radiusMeters} m: ${said}`, () => {
      const claim = displayDistance({ meters, radiusMeters }, unit);
      expect(`${claim.kind} ${Math.round(claim.meters)}`).to.equal(said);
    });

  it('is never less than what both points may be off by, and off by no more', () => {
    const next = random(3);
    for (let run = 0; run < 2_000; run++) {
      const origin = { ...at(0, 0), radiusMeters: 10 ** (5 * next()) };
      const distance = distanceFrom(origin, at(next() / 2, next(), 10 ** (5 * next())));
      const unit = next() < 0.5 ? km : mile;
      const claim = displayDistance(distance, unit);
      expect(claim.meters).to.be.at.least(distance.radiusMeters * (1 - 1e-6));
      const off = Math.abs(claim.meters - Math.max(distance.meters, distance.radiusMeters));
      // Parts of a mile are told in tenths, which may be wider than a quarter of the uncertainty.
      const tenth = unit === mile ? mile / 10 : 0;
      expect(off).to.be.at.most(Math.max(distance.radiusMeters / 4, tenth));
    }
  });

  it('of two points that are exactly the same is as wide as the points are precise', () => {
    expect(distanceFrom({ ...lyon, radiusMeters: 0 }, at(45.76, 4.84)).radiusMeters).to.equal(100);
  });
});

describe('how many stores are near', () => {
  const radii = [25, 50, 100, 250].map((radius) => radius * km);
  const count = (kilometers: readonly (number | undefined)[], leastMeters = 0) => {
    const meters = kilometers.map((distance) => distance && distance * km);
    const nearby = countNearby(meters, leastMeters, radii);
    return nearby && `${nearby.count} in ${nearby.withinMeters / km}`;
  };
  for (const [situation, kilometers, radiusMeters, said] of [
    ['some in the first circle', [3, 24, 26], 0, '2 in 25'],
    ['some of which less is known than of others', [35, 3, 30, 25], 0, '2 in 25'],
    ['one in the place itself', [0, 26], 0, '1 in 25'],
    ['none in the first circle', [26, 49, 51], 0, '2 in 50'],
    ['one far away', [240, 260], 0, '1 in 250'],
    ['all of them', [1, 2], 0, '2 in 25'],
    ['one without a position behind', [1, undefined], 0, '1 in 25'],
    ['a place larger than the first circle', [3, 40], 30 * km, '2 in 50'],
    ['none near', [251, undefined], 0, undefined],
    ['none with a position', [undefined], 0, undefined],
    ['none at all', [], 0, undefined],
  ] as const)
    it(`${situation}: ${said}`, () => {
      expect(count(kilometers, radiusMeters)).to.equal(said);
    });
});
