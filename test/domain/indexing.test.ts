import { expect } from '@open-wc/testing';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import { growingStoreIndex } from '../../src/domain/search/growing-store-index.js';
import { mapChanged } from '../../src/domain/list/map-changed.js';
import type { Store } from '../../src/domain/store/store.js';
import { seeded } from '../support/fakes/seeded.js';

const store = (id: number, name: string, city = 'Ghent'): Store => ({
  id,
  platformLocationId: `${id}`,
  name,
  address: '',
  city,
  state: '',
  zip: '',
  country: 'Belgium',
  countryCode: undefined,
  mapsUrl: '',
  position: undefined,
});

const naiveTexts = (stores: readonly Store[]): string[] =>
  stores.map(({ name, city }) => normalizeText(`${name} ${city} Belgium`));

const naiveRepeats = (stores: readonly Store[]): string[] =>
  [
    ...new Set(
      stores.map(({ name }) => name).filter((name, rank, names) => names.indexOf(name) !== rank),
    ),
  ].sort();

describe('a listing that changes while it is searched', () => {
  it('is indexed as if it were new, whatever comes, goes, moves or changes', () => {
    const random = seeded(11);
    const pick = (below: number): number => Math.floor(random() * below);
    const indexer = growingStoreIndex();
    const index = (all: readonly Store[]) => indexer(all, all);
    let nextId = 1;
    let stores: readonly Store[] = [];
    const fresh = (): Store => store(nextId++, `Shop ${pick(30)}`, `Town ${pick(9)}`);
    const changes: readonly (() => readonly Store[])[] = [
      () => [...stores, ...Array.from({ length: pick(6) }, fresh)],
      () => stores.filter(() => random() > 0.1),
      () => stores.map((one) => (random() < 0.3 ? { ...one, countryCode: 'BE' } : one)),
      () => stores.map((one) => (random() < 0.1 ? { ...one, name: `Shop ${pick(30)}` } : one)),
      () => stores.map((one) => (random() < 0.1 ? { ...one, city: `Town ${pick(9)}` } : one)),
      () => stores.toSorted((a, b) => ((a.id * 7) % 11) - ((b.id * 7) % 11)),
      () => [fresh(), ...stores],
      () => stores.slice(0, pick(stores.length + 1)),
      () => structuredClone(stores),
    ];
    for (let step = 0; step < 600; step++) {
      stores = changes[pick(changes.length)]!();
      const { texts, repeatedNames, ranks } = index(stores);
      expect(texts).to.deep.equal(naiveTexts(stores));
      expect([...repeatedNames].sort()).to.deep.equal(naiveRepeats(stores));
      expect([...ranks]).to.deep.equal(stores.map(({ id }, rank) => [id, rank]));
    }
  });

  it('keeps the set of repeated names until there is one more', () => {
    const indexer = growingStoreIndex();
    const index = (all: readonly Store[]) => indexer(all, all);
    const first = [store(1, 'Mill'), store(2, 'Corner'), store(3, 'Mill')];
    const { repeatedNames } = index(first);
    expect(index([...first, store(4, 'Square'), store(5, 'Mill')]).repeatedNames).to.equal(
      repeatedNames,
    );
    const more = index([...first, store(4, 'Corner')]).repeatedNames;
    expect([...more].sort()).to.deep.equal(['Corner', 'Mill']);
    expect([...repeatedNames]).to.deep.equal(['Mill']);
  });
});

describe('a list that is mapped a second time', () => {
  it('calls the function only for entries that are new at their place', () => {
    const mapped: number[] = [];
    const double = mapChanged((n: number) => {
      mapped.push(n);
      return 2 * n;
    });
    expect(double([1, 2])).to.deep.equal([2, 4]);
    expect(double([1, 2, 3])).to.deep.equal([2, 4, 6]);
    expect(double([1, 5, 3])).to.deep.equal([2, 10, 6]);
    expect(double([5])).to.deep.equal([10]);
    expect(mapped).to.deep.equal([1, 2, 3, 5, 5]);
  });
});
