import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { featuredFirst, featuredIndex } from '../../src/domain/list/featured-first.js';
import { searchAndSort } from '../../src/domain/list/search-and-sort.js';
import { sortByName } from '../../src/domain/list/sort-by-name.js';
import { sortByTown } from '../../src/domain/list/sort-by-town.js';
import { matchStores } from '../../src/domain/search/match-stores.js';
import { indexStores } from '../../src/domain/search/store-index.js';
import type { Store } from '../../src/domain/store/store.js';

const store = (id: number, city: string, lat = 0, name = 'Lamp'): Store => ({
  ...{ id, name, city, platformLocationId: '', address: `Street ${id}`, state: '', zip: '' },
  ...{ country: 'France', countryCode: 'FR', mapsUrl: '' },
  position: { lat, lng: 0, precision: 'exact', radiusMeters: 0 },
});
const by =
  (priorities: Readonly<Record<number, number>>) =>
  ({ id }: Store) =>
    priorities[id];
const ids = (stores: readonly Store[]): number[] => stores.map(({ id }) => id);

const stores = [store(1, 'Lyon'), store(2, 'Paris'), store(3, 'Lyon'), store(4, 'Lyon')];

describe('stores with a priority', () => {
  it('come first among the stores of their town, in the places of that town', () => {
    assert.deepEqual(ids(featuredFirst(stores, by({ 4: 1 }))), [4, 2, 1, 3]);
    assert.deepEqual(ids(featuredFirst(stores, by({ 3: 1, 4: 2 }))), [4, 2, 3, 1]);
    assert.deepEqual(ids(featuredFirst(stores, by({ 1: -1 }))), [3, 2, 4, 1]);
  });

  it('of one number keep their order; without priorities the list is the same one', () => {
    assert.deepEqual(ids(featuredFirst(stores, by({ 1: 5, 3: 5, 4: 5 }))), [1, 2, 3, 4]);
    assert.equal(featuredFirst(stores, by({})), stores);
    const index = indexStores(stores);
    assert.equal(featuredIndex(index, by({ 1: 1 })), index);
  });

  it('never come before a nearer store, and first among equally far ones', () => {
    const far = [store(1, 'Lyon', 0.2), store(2, 'Lyon', 0.1), store(3, 'Lyon', 0.1)];
    const index = featuredIndex(indexStores(far), by({ 1: 9, 3: 1 }));
    const found = searchAndSort(index, { query: '', origin: { lat: 0, lng: 0, radiusMeters: 0 } });
    assert.deepEqual(ids(found), [3, 2, 1]);
  });

  it('keep towns together, and an order by name', () => {
    const index = featuredIndex(indexStores(stores), by({ 4: 1 }));
    assert.deepEqual(ids(sortByTown(index.stores)), [4, 1, 3, 2]);
    const named = [store(1, 'Lyon', 0, 'A'), store(2, 'Lyon', 0, 'B'), store(3, 'Lyon', 0, 'B')];
    const sorted = featuredIndex(indexStores(named), by({ 3: 1 })).stores;
    assert.deepEqual(ids(sortByName(named, sorted, 'en')), [1, 3, 2]);
  });

  it('are found by their own texts, and at their own ranks', () => {
    const index = featuredIndex(indexStores(stores), by({ 4: 1 }));
    for (const { id } of stores) {
      assert.deepEqual(ids(matchStores(index, `street ${id}`)), [id]);
      assert.equal(index.stores[index.ranks.get(id) ?? -1]?.id, id);
    }
  });
});
