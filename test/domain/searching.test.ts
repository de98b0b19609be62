import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { searchAndSort } from '../../src/domain/list/search-and-sort.js';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import { indexStores } from '../../src/domain/search/store-index.js';
import type { Store } from '../../src/domain/store/store.js';
import { storeTitle } from '../../src/domain/store/store-title.js';

const demoStores = demoData.listing
  .slice()
  .map(decodeLocation)
  .filter((store) => store !== undefined);

/**
 * The simplest search: it normalizes every store's text again at every search. The table below says
 * how texts are normalized.
 */
const naive = (stores: readonly Store[], query: string): readonly Store[] =>
  stores.filter(({ name, address, zip, city, state, country }) => {
    const text = normalizeText(`${name} ${address} ${zip} ${city} ${state} ${country}`);
    const words = text.split(' ');
    return normalizeText(query)
      .split(' ')
      .every((typed) =>
        /^[a-z\d\p{sc=Greek}\p{sc=Cyrillic}]/u.test(typed)
          ? words.some((word) => word.startsWith(typed))
          : text.includes(typed),
      );
  });

/** A small generator with a fixed seed: the same "random" data at every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const idsOf = (stores: readonly Store[]) => stores.map(({ id }) => id);

describe('texts that are compared', () => {
  for (const [written, normalized] of [
    ['Lyon', 'lyon'],
    ['  LYON\t ', 'lyon'],
    ['Saint-Étienne', 'saint etienne'],
    ['Strasse', normalizeText('Straße')],
    ['Malmö', 'malmo'],
    ['Malmo\u0308', 'malmo'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Œuvres', 'oeuvres'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Þórshöfn', 'thorshofn'],
    ['İzmir', 'izmir'],
    ['DIYARBAKIR', normalizeText('Diyarbakır')],
    ['東京', '東京'],
    ["'s-Hertogenbosch", 's hertogenbosch'],
    ['12–14, Rue (bis)', '12 14 rue bis'],
    ['…', ''],
    ['', ''],
  ] as const)
    it(`"${written}" is "${normalized}"`, () => {
      expect(normalizeText(written)).to.equal(normalized);
      expect(normalizeText(normalized)).to.equal(normalized);
    });
});

describe('a search', () => {
  const index = indexStores(demoStores);

  it('for nothing, or for punctuation alone, gives the listing itself', () => {
    for (const query of ['', '  ', '-', '…!'])
      expect(searchAndSort(index, { query })).to.equal(index.stores);
  });

  it('finds what the naive search finds, for parts of every demo store', () => {
    const next = random(1);
    for (const store of demoStores) {
      const texts = [store.name, store.address, store.city, store.zip, store.country];
      const text = texts[Math.floor(next() * texts.length)] ?? '';
      const start = Math.floor(next() * text.length);
      const query = text.slice(start, start + 1 + Math.floor(next() * 6));
      const found = searchAndSort(index, { query });
      expect(idsOf(found), query).to.deep.equal(idsOf(naive(demoStores, query)));
    }
  });

  it('finds what the naive search finds, in made-up words', () => {
    const next = random(2);
    const word = () =>
      Array.from(
        { length: 1 + Math.floor(next() * 3) },
        () => 'abÉ -'[Math.floor(next() * 5)],
      ).join('');
    const [sample] = demoStores as [Store, ...Store[]];
    for (let round = 0; round < 200; round++) {
      const stores = Array.from({ length: 12 }, (_, id) => ({
        ...sample,
        id,
        name: `${word()} ${word()}`,
        address: word(),
        city: word(),
        state: '',
        zip: '',
        country: word(),
      }));
      const query = `${word()} ${word()}`;
      const found = searchAndSort(indexStores(stores), { query });
      expect(idsOf(found), query).to.deep.equal(idsOf(naive(stores, query)));
    }
  });

  it('matches words at their beginning, and not inside', () => {
    const [sample] = demoStores as [Store, ...Store[]];
    const inCity = (city: string, id: number) => ({ ...sample, id, name: 'Shop', city });
    const cities = ['London', 'Barcelona', 'New London', 'Saint-Longis', '東京都', 'القاهرة'];
    const stores = cities.map(inCity);
    const citiesFor = (query: string) =>
      searchAndSort(indexStores(stores), { query }).map(({ city }) => city);
    expect(citiesFor('lon')).to.deep.equal(['London', 'New London', 'Saint-Longis']);
    // These scripts put no space between words, or write the article as a part of the word.
    expect(citiesFor('京')).to.deep.equal(['東京都']);
    expect(citiesFor('قاهرة')).to.deep.equal(['القاهرة']);
  });

  it('wants every word, wherever each stands', () => {
    const [first] = demoStores as [Store, ...Store[]];
    const query = `${first.country.toUpperCase()} ${first.city}`;
    expect(idsOf(searchAndSort(index, { query }))).to.include(first.id);
    expect(searchAndSort(index, { query: `${query} nowhere-at-all` })).to.have.length(0);
  });
});

describe('a store’s title', () => {
  const [sample] = demoStores as [Store, ...Store[]];
  const named = (id: number, name: string, address: string, city: string): Store => ({
    ...sample,
    id,
    name,
    address,
    city,
  });
  const stores = [
    named(1, 'Corner', '1 High Street', 'York'),
    named(2, 'Corner', '', 'Leeds'),
    named(3, 'Corner', '', ''),
    named(4, 'Mill', '2 Mill Lane', 'Leeds'),
    named(5, '', '3 Mill Lane', 'Leeds'),
  ];
  const { repeatedNames } = indexStores(stores);

  it('is its name, with street or town only where the name repeats', () => {
    expect(stores.map((store) => storeTitle(store, repeatedNames))).to.deep.equal([
      'Corner, 1 High Street',
      'Corner, Leeds',
      'Corner',
      'Mill',
      '3 Mill Lane',
    ]);
  });
});
