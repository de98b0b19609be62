import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import { searchText, indexStores } from '../../src/domain/search/store-index.js';
import { fuzzyMatch, didYouMean, mistakeCost } from '../../src/domain/search/fuzzy-match.js';
import type { Store } from '../../src/domain/store/store.js';
import { suggestStores } from '../../src/domain/search/suggest-stores.js';
import { matchStores } from '../../src/domain/search/match-stores.js';
import { seeded } from '../support/fakes/seeded.js';
import { vocabularyOf } from './vocabulary-of.js';
import { mistyped, naiveFind, naiveMistakeCost } from './naive-fuzzy.js';

const demoStores = demoData.listing
  .slice()
  .map(decodeLocation)
  .filter((store) => store !== undefined);

const ranksOf = (found: readonly Store[], stores: readonly Store[]): number[] =>
  found.map((store) => stores.indexOf(store));

describe('a word with mistakes', () => {
  for (const [typed, word, cost] of [
    ['lyon', 'lyon', 0],
    ['yon', 'lyon', 0],
    ['lyno', 'lyon', 2],

    ['lyoon', 'lyon', 2],
    ['lion', 'lyon', 2],
    ['ylon', 'lyon', 2],
    ['marsiel', 'marseille', 3],
    ['strassburgg', 'strasbourg', Infinity],
    ['strassburg', 'strasbourg', 4],
    ['ztrassburg', 'strasbourg', Infinity],
    ['parsi', 'lyon', Infinity],

    ['uml', 'ulm', Infinity],
    ['69003', '69002', Infinity],
  ] as const)
    it(`"${typed}" is ${cost === Infinity ? 'not ' : ''}like "${word}"`, () => {
      expect(mistakeCost(typed)(word)).to.equal(cost);
    });

  it('is as similar to another word as the textbook’s method says', () => {
    const random = seeded(1);
    const word = () =>
      Array.from(
        { length: 1 + Math.floor(random() * 11) },
        () => 'abc'[Math.floor(random() * 3)],
      ).join('');
    for (let round = 0; round < 20_000; round++) {
      const [typed, text] = [word(), word()];
      expect(mistakeCost(typed)(text), `${typed} in ${text}`).to.equal(
        naiveMistakeCost(typed, text),
      );
    }
  });
});

describe('a search that forgives mistakes', () => {
  const texts = demoStores.map(searchText);

  it('finds what the naive one finds, for mistyped words of every thirtieth demo store', () => {
    const random = seeded(2);
    for (const [rank, text] of texts.entries()) {
      if (rank % 30) continue;
      const own = text.split(' ').filter((word) => word.length > 2);
      const query = [0, 1]
        .map(() => own[Math.floor(random() * own.length)] as string)
        .map((word, i) => (i && random() < 0.5 ? word : mistyped(word, random)))
        .join(' ');
      const found = fuzzyMatch(demoStores, vocabularyOf(texts), query);
      expect(ranksOf(found, demoStores), query).to.deep.equal(naiveFind(texts, query));
    }
  });

  it('finds what the naive one finds, in made-up words', () => {
    const random = seeded(3);
    const word = () =>
      Array.from(
        { length: 2 + Math.floor(random() * 8) },
        () => 'aabé1'[Math.floor(random() * 5)],
      ).join('');
    const stores = demoStores.slice(0, 12);
    for (let round = 0; round < 300; round++) {
      const made = stores.map(() => normalizeText(`${word()} ${word()} ${word()}`));
      const query = `${word()} ${word()}`;
      const found = fuzzyMatch(stores, vocabularyOf(made), query);
      expect(ranksOf(found, stores), query).to.deep.equal(naiveFind(made, query));
    }
  });
});

describe('an apostrophe left out', () => {
  const stores = [
    "Chicago O'Hare",
    'St. John’s Wood',
    "Lyon Presqu'île",
    'O’Connor',
    '100 S Main',
  ].map((name, id) => ({ ...demoStores[0]!, id, name, address: '' }));
  const vocabulary = vocabularyOf(stores.map(searchText));
  for (const [typed, rank, reading] of [
    ['ohare', 0, "O'Hare"],
    ['st johns wood', 1, 'st John’s wood'],
    ['presquile', 2, "Presqu'île"],
    ['oconnor', 3, 'O’Connor'],
  ] as const)
    it(`finds “${reading}” by “${typed}”`, () => {
      const found = fuzzyMatch(stores, vocabulary, typed);
      expect(ranksOf(found, stores)).to.deep.equal([rank]);
      expect(didYouMean(typed, stores[rank]!)).to.equal(reading);
    });
});

describe('the suggested correction of a text', () => {
  const [sample] = demoStores as [Store, ...Store[]];
  const store = {
    ...sample,
    name: 'Épicerie',
    address: "2, Rue de l'Étoile",
    city: 'Saint-Étienne',
  };
  for (const [query, reading] of [
    ['epiecrie', 'Épicerie'],
    ['  etoil saint-etinne ', 'etoil saint Étienne'],
    ['Epicerie Etiole', 'Epicerie Étoile'],
  ] as const)
    it(`"${query}" is "${reading}"`, () => {
      expect(didYouMean(query, store)).to.equal(reading);
    });
});

describe('stores that are suggested', () => {
  const index = indexStores(demoStores);
  const naive = (query: string, limit: number): readonly Store[] => {
    const normalized = normalizeText(query);
    const rank = (store: Store): number => {
      const text = searchText(store);
      if (text.startsWith(normalized)) return 0;
      if (` ${text}`.includes(` ${normalized}`)) return 1;
      return normalized.split(' ').every((word) => ` ${text}`.includes(` ${word}`)) ? 2 : 3;
    };
    return [...matchStores(index, query)].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  };

  it('are those that a whole sort would put first', () => {
    const random = seeded(4);
    for (const { name, city, zip } of demoStores) {
      const text = [name, city, zip, `${city} ${name}`][Math.floor(random() * 4)] as string;
      const query = text.slice(0, 1 + Math.floor(random() * text.length));
      if (!normalizeText(query)) continue;
      const found = suggestStores(index, matchStores(index, query), query, 3);
      expect(
        found.map(({ id }) => id),
        query,
      ).to.deep.equal(naive(query, 3).map(({ id }) => id));
    }
  });
});
