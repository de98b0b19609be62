import { expect } from '@open-wc/testing';
import { normalizeText } from '../../src/domain/search/normalize-text.js';
import { sortByTown, townKeys } from '../../src/domain/list/sort-by-town.js';
import { normalizeStores, normalizeTowns } from '../../src/domain/search/normalize-stores.js';
import { normalizeTexts } from '../../src/domain/search/normalize-texts.js';
import { searchTexts, indexStores } from '../../src/domain/search/store-index.js';
import type { Store } from '../../src/domain/store/store.js';
import { seeded } from '../support/fakes/seeded.js';

const naive = (texts: readonly (readonly string[])[]): string[] =>
  texts.map((parts) => normalizeText(parts.join(' ')));

/** Each in a town of its name's first word. */
const named = (...names: readonly string[]): Store[] =>
  names.map((name, id) => ({
    ...{ id, name, platformLocationId: '', countryCode: 'CH', mapsUrl: '', position: undefined },
    ...{ address: 'Seestraße 7', zip: '8002', city: name.split(' ')[0] ?? '' },
    ...{ state: 'ZH', country: 'Schweiz' },
  }));

describe('texts that are normalized together', () => {
  it('are each the same as normalized alone, whatever letters they hold', () => {
    const random = seeded(5);
    const pick = (below: number): number => Math.floor(random() * below);
    const kinds: readonly (() => number)[] = [
      () => 32 + pick(95),
      () => pick(0x180),
      () => pick(0x2000),
      () => 0x300 + pick(0x70),
      () => 0x4e00 + pick(500),
      () => 0x1f600 + pick(50),
    ];
    for (let round = 0; round < 300; round++) {
      const most = 1 + pick(kinds.length);
      const word = (): string =>
        String.fromCodePoint(...Array.from({ length: pick(9) }, () => kinds[pick(most)]!()));
      const texts = Array.from({ length: pick(30) }, () => Array.from({ length: 6 }, word));
      expect(normalizeTexts(texts)).to.deep.equal(naive(texts));
    }
  });

  it('are each the same as normalized alone, for every letter up to U+2FFF, alone and between others', () => {
    const texts = Array.from({ length: 0x3000 }, (_, code) => {
      const letter = String.fromCharCode(code);
      return [letter, `a${letter}b`, 'c'];
    });
    expect(normalizeTexts(texts)).to.deep.equal(naive(texts));
  });

  it('may be none, empty, longer than others or full of line breaks', () => {
    expect(normalizeTexts([])).to.deep.equal([]);
    const texts = [['', ''], ['\n', 'a\n\nb'], ['x'.repeat(50_000)], ['É '.repeat(9_000), 'é']];
    expect(normalizeTexts(texts)).to.deep.equal(naive(texts));
  });

  it('of stores are what their listing is searched by', () => {
    const stores = named('Zürich Süd', 'Αθήνα', 'O’Connor St.', '');
    const { texts } = indexStores(structuredClone(stores));
    normalizeStores(stores.slice(0, 2));
    normalizeStores(stores);
    expect(stores.map((store) => searchTexts.get(store))).to.deep.equal(texts);
    expect(texts[0]).to.equal('zurich sud seestrasse 7 8002 zurich zh schweiz');
  });

  it('of towns are what stores are put in order by', () => {
    const stores = named('Zürich Süd', 'Αθήνα', '', 'Aarau');
    const alone = structuredClone(stores);
    const order = sortByTown(alone).map(({ id }) => id);
    normalizeTowns(stores);
    const keysOf = (all: readonly Store[]) => all.map((store) => townKeys.get(store));
    expect(keysOf(stores)).to.deep.equal(keysOf(alone));
    expect(sortByTown(stores).map(({ id }) => id)).to.deep.equal(order);
    expect(order).to.deep.equal([2, 3, 0, 1]);
  });
});
