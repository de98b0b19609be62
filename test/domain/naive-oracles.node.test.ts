import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchAndSort } from '../../src/domain/list/search-and-sort.js';
import { sortByName } from '../../src/domain/list/sort-by-name.js';
import { sortByTown } from '../../src/domain/list/sort-by-town.js';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import { indexStores } from '../../src/domain/search/store-index.js';
import { filterStores } from '../../src/domain/list/filter-stores.js';
import type { Place } from '../../src/domain/search/place.js';
import type { LatLng, Store } from '../../src/domain/store/store.js';
import { growingStoreIndex } from '../../src/domain/search/growing-store-index.js';
import { suggestStores } from '../../src/domain/search/suggest-stores.js';
import { withDistances } from '../../src/domain/distance/with-distances.js';
import { seeded } from '../support/fakes/seeded.js';
import { realStores } from './real-stores.js';

const pick = <T>(some: readonly T[], random: () => number): T =>
  some[Math.floor(random() * some.length)]!;

/** Stores with repeated names, accented letters, shared positions, and some without a position. */
function inventedStores(count: number): Store[] {
  const random = seeded(3);
  const names = ['Ángel', 'angel', 'Zoë’s', 'Øre', 'Örebro', 'store 10', 'Store 2', 'Łódź', ''];
  const towns = ['Lyon', 'Łódź', 'São Paulo', 'St. Louis', 'Zürich', 'zurich', ''];
  return Array.from({ length: count }, (_, nth) => ({
    id: count - nth,
    platformLocationId: `${nth}`,
    name: `${pick(names, random)} ${pick(names, random)}`,
    address: `${Math.floor(random() * 90)} Rue d’Été`,
    city: pick(towns, random),
    state: pick(['', 'CA', 'Bayern', 'bayern'], random),
    zip: `${Math.floor(random() * 99_999)}`,
    country: pick(['France', 'Polska', ''], random),
    countryCode: undefined,
    mapsUrl: '',
    position:
      random() < 0.1
        ? undefined
        : {
            lat: Math.round(random() * 40) * 4 - 80,
            lng: Math.round(random() * 80) * 4.5 - 180,
            precision: 'city' as const,
            radiusMeters: 5000,
          },
  }));
}

const ids = (stores: readonly Store[]): number[] => stores.map(({ id }) => id);

const textOf = ({ name, address, zip, city, state, country }: Store): string =>
  normalizeText([name, address, zip, city, state, country].join(' '));

/** By the angle between two vectors, and not as the fast one does it. */
function naiveMeters(a: LatLng, b: LatLng): number {
  const vector = ({ lat, lng }: LatLng): [number, number, number] => {
    const [φ, λ] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(φ) * Math.cos(λ), Math.cos(φ) * Math.sin(λ), Math.sin(φ)];
  };
  const [u, v] = [vector(a), vector(b)];
  const cross = Math.hypot(
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  );
  return 6_371_009 * Math.atan2(cross, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]);
}

const naivelyNear = (stores: readonly Store[], origin: LatLng): [Store, number][] =>
  stores
    .map((store): [Store, number] => [
      store,
      store.position ? naiveMeters(origin, store.position) : Infinity,
    ])
    .sort(([, a], [, b]) => (a === b ? 0 : a - b));

for (const [kind, stores] of [
  ['invented', inventedStores(1000)],
  ['real', realStores()],
] as const)
  describe(`of ${kind} stores`, () => {
    const random = seeded(7);
    const index = indexStores(stores);
    const texts = new Map(stores.map((store) => [store, textOf(store)]));
    /** Every word at the beginning of a word in the text of a store. */
    const naiveSearch = (query: string): Store[] => {
      const words = normalizeText(query).split(' ');
      return stores.filter((store) => {
        const own = texts.get(store)!.split(' ');
        return words.every((typed) => own.some((word) => word.startsWith(typed)));
      });
    };
    const queries = Array.from({ length: 20 }, () => {
      const { name, address, city, zip, state } = pick(stores, random);
      const words = `${name} ${address} ${city} ${zip} ${state}`.split(' ').filter(Boolean);
      const some = [pick(words, random), pick(words, random)].slice(0, random() < 0.5 ? 1 : 2);
      return some.map((word) => word.slice(0, 1 + Math.floor(random() * 8))).join(' ');
    });
    const origins = Array.from({ length: 4 }, () => {
      const near = pick(stores, random).position ?? { lat: 0, lng: 0 };
      return { lat: near.lat + random() / 9, lng: near.lng + random() / 9, radiusMeters: 0 };
    });

    it('a search finds what the naive one finds', () => {
      for (const query of [...queries, '', ' ', 'ÉTÉ', 'łodz', 'nowhere at all'])
        assert.deepEqual(ids(searchAndSort(index, { query })), ids(naiveSearch(query)), query);
    });

    it('an index that has grown by pages, and whose stores got their positions, finds the same', () => {
      const grow = growingStoreIndex();
      const bare = stores.map((store) => ({ ...store, position: undefined }));
      for (let end = 250; end < stores.length; end += 250) grow(bare.slice(0, end), bare);
      grow(bare, bare);
      const grown = grow(stores, bare);
      for (const query of queries)
        assert.deepEqual(ids(searchAndSort(grown, { query })), ids(naiveSearch(query)), query);
      assert.deepEqual(grown.repeatedNames, index.repeatedNames);
    });

    it('the suggested stores are the naive ones', () => {
      for (const query of queries) {
        const typed = normalizeText(query);
        const likeness = (store: Store): number => {
          const text = ` ${texts.get(store) ?? ''}`;
          if (text.startsWith(` ${typed}`)) return 0;
          if (text.includes(` ${typed}`)) return 1;
          return typed.split(' ').every((word) => text.includes(` ${word}`)) ? 2 : 3;
        };
        const matching = searchAndSort(index, { query });
        const ranked = matching.map((store) => [store, likeness(store)] as const);
        const naive = ranked
          .sort(([, a], [, b]) => a - b)
          .slice(0, 3)
          .map(([store]) => store);
        assert.deepEqual(ids(suggestStores(index, matching, query, 3)), ids(naive), query);
      }
    });

    it('the nearest are the naive ones, in their order', () => {
      for (const origin of origins) {
        const fast = searchAndSort(index, { query: '', origin });
        const naive = naivelyNear(stores, origin);
        assert.equal(fast.length, stores.length);
        // Where two are as far but for rounding either may come first.
        fast.forEach((store, rank) => {
          const [expected, meters] = naive[rank]!;
          if (store.id === expected.id) return;
          const own = store.position ? naiveMeters(origin, store.position) : Infinity;
          assert.ok(Math.abs(own - meters) < 0.01, `${own} m in the place of ${meters} m`);
        });
        const [nearest] = fast;
        const least = Math.min(...naive.map(([, meters]) => meters));
        assert.ok(nearest?.position);
        assert.ok(naiveMeters(origin, nearest.position) - least < 0.01);
        const [told] = withDistances([nearest], { ...origin, kind: 'here' } as Place);
        assert.ok((told?.distanceMeters ?? NaN) - Math.max(least, 100) < 5000.01);
      }
    });

    it('the order by name is the naive one', () => {
      for (const lang of ['en', 'sv', 'de']) {
        const some = stores.filter((_, rank) => rank % 3);
        const naive = [...some].sort((a, b) => a.name.localeCompare(b.name, lang));
        assert.deepEqual(ids(sortByName(some, stores, lang)), ids(naive), lang);
      }
    });

    it('the order by town is the naive one', () => {
      const below = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
      const naive = [...stores].sort(
        (a, b) =>
          below(normalizeText(a.state), normalizeText(b.state)) ||
          below(normalizeText(a.city), normalizeText(b.city)),
      );
      assert.deepEqual(ids(sortByTown(stores)), ids(naive));
    });

    it('the stores that a country, a state and a test leave are the naive ones', () => {
      for (let round = 0; round < 20; round++) {
        const { country, state, zip } = pick(stores, random);
        const test = (store: Store): boolean => store.zip <= zip;
        const fast = filterStores(stores, { country: country || '', state, tests: [test] });
        const naive = stores.filter((store) => store.country === country && test(store));
        const inState = naive.filter((store) => store.state === state);
        assert.deepEqual(ids(fast.stores), ids(inState));
        assert.equal(fast.states.get(state), inState.length);
        assert.equal(fast.countries.get(country), naive.length);
      }
    });
  });
