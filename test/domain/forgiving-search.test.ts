import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import { decodeLocation } from '../../src/api/decode-location.js';
import { fold } from '../../src/domain/fold.js';
import { foldedText, indexStores } from '../../src/domain/index-stores.js';
import { unlikeness } from '../../src/domain/mistakes.js';
import { readingOf } from '../../src/domain/reading-of.js';
import type { Store } from '../../src/domain/store.js';
import { suggestStores } from '../../src/domain/suggest-stores.js';
import { matchStores } from '../../src/domain/match-stores.js';
import { WordIndex } from '../../src/domain/word-index.js';
import { seeded } from '../support/seeded.js';
import { mistyped, naiveFind, naiveUnlikeness } from './naive-forgiving.js';

const demoStores = demoData.listing
  .slice()
  .map(decodeLocation)
  .filter((store) => store !== undefined);

const indexOf = (texts: readonly string[]): WordIndex => {
  const words = new WordIndex();
  while (!words.read(texts, 7));
  return words;
};

describe('a word with mistakes', () => {
  for (const [typed, word, cost] of [
    ['lyon', 'lyon', 0],
    ['lyo', 'lyon', 1],
    ['lyno', 'lyon', 2],
    ['lyn', 'lyon', 2],
    ['lyoon', 'lyon', 2],
    ['lion', 'lyon', 2],
    ['ylon', 'lyon', 2],
    ['marsiel', 'marseille', 3],
    ['strassburgg', 'strasbourg', undefined],
    ['paris', 'lyon', undefined],
  ] as const)
    it(`"${typed}" is ${cost === undefined ? 'not ' : ''}like "${word}"`, () => {
      expect(unlikeness(typed, word, 1)).to.equal(cost);
    });

  it('is as like another as the textbook says', () => {
    const random = seeded(1);
    const word = () =>
      Array.from({ length: 1 + Math.floor(random() * 9) }, () => 'abc'[Math.floor(random() * 3)]);
    for (let round = 0; round < 20_000; round++) {
      const [typed, other] = [word().join(''), word().join('')];
      for (const most of [0, 1, 2])
        expect(unlikeness(typed, other, most), `${typed} ${other} ${most}`).to.equal(
          naiveUnlikeness(typed, other, most),
        );
    }
  });
});

describe('a search that forgives mistakes', () => {
  const texts = demoStores.map(foldedText);
  const words = indexOf(texts);

  it('finds what the naive one finds, for mistyped words of every tenth demo store', () => {
    const random = seeded(2);
    for (const [rank, text] of texts.entries()) {
      if (rank % 10) continue;
      const own = text.split(' ').filter((word) => word.length > 2);
      const query = [0, 1]
        .map(() => own[Math.floor(random() * own.length)] as string)
        .map((word, i) => (i && random() < 0.5 ? word : mistyped(word, random)))
        .join(' ');
      expect(words.find(query), query).to.deep.equal(naiveFind(texts, query));
    }
  });

  it('finds what the naive one finds, in made-up words', () => {
    const random = seeded(3);
    const word = () =>
      Array.from(
        { length: 2 + Math.floor(random() * 8) },
        () => 'aabé1'[Math.floor(random() * 5)],
      ).join('');
    for (let round = 0; round < 300; round++) {
      const made = Array.from({ length: 12 }, () => fold(`${word()} ${word()} ${word()}`));
      const query = `${word()} ${word()}`;
      expect(indexOf(made).find(query), query).to.deep.equal(naiveFind(made, query));
    }
  });

  it('forgives no digits and no short words', () => {
    const some = indexOf(['lyon 69002', 'ulm 89073']);
    expect(some.find('69003')).to.deep.equal([]);
    expect(some.find('uml')).to.deep.equal([]);
    expect(some.find('ullm')).to.deep.equal([1]);
  });

  it('knows the texts that it has read, also when they grow, change or become fewer', () => {
    const some = new WordIndex();
    expect(some.read(['lyon', 'paris'], 1)).to.equal(false);
    expect(some.knows(['lyon', 'paris'])).to.equal(false);
    expect(some.read(['lyon', 'paris'], 1)).to.equal(true);
    expect(some.knows(['lyon', 'paris'])).to.equal(true);
    expect(some.knows(['lyon', 'paris', 'nice'])).to.equal(false);
    expect(some.read(['lyon', 'paris', 'nice'], 9)).to.equal(true);
    expect(some.find('niice')).to.deep.equal([2]);
    expect(some.read(['lille'], 9)).to.equal(true);
    expect([some.find('lyno'), some.find('lile')]).to.deep.equal([[], [0]]);
  });
});

describe('what a text was meant for', () => {
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
      expect(readingOf(query, store)).to.equal(reading);
    });
});

describe('stores that are suggested', () => {
  const index = indexStores(demoStores);
  const naive = (query: string, limit: number): readonly Store[] => {
    const folded = fold(query);
    const rank = (store: Store): number => {
      const text = foldedText(store);
      if (text.startsWith(folded)) return 0;
      if (` ${text}`.includes(` ${folded}`)) return 1;
      return folded.split(' ').every((word) => ` ${text}`.includes(` ${word}`)) ? 2 : 3;
    };
    return [...matchStores(index, query)].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  };

  it('are those that a whole sort would put first', () => {
    const random = seeded(4);
    for (const { name, city, zip } of demoStores) {
      const text = [name, city, zip, `${city} ${name}`][Math.floor(random() * 4)] as string;
      const query = text.slice(0, 1 + Math.floor(random() * text.length));
      if (!fold(query)) continue;
      const found = suggestStores(index, matchStores(index, query), query, 3);
      expect(
        found.map(({ id }) => id),
        query,
      ).to.deep.equal(naive(query, 3).map(({ id }) => id));
    }
  });
});
