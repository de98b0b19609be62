import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { searchText } from '../../src/domain/search/store-index.js';
import { fuzzyMatch } from '../../src/domain/search/fuzzy-match.js';
import { realChain } from '../bench/listings/real-chain.js';
import { seeded } from '../support/fakes/seeded.js';
import { vocabularyOf } from './vocabulary-of.js';
import { mistyped, naiveFind } from './naive-fuzzy.js';

const stores = realChain()
  ?.locations?.map(decodeLocation)
  .filter((store) => store !== undefined);
const skip = stores ? false : 'the addresses of a real chain are not here';

describe('a search that forgives mistakes, among the stores of a real chain', { skip }, () => {
  it('finds what the naive one finds', () => {
    if (!stores) return;
    const texts = stores.map(searchText);
    const words = vocabularyOf(texts);
    const ranks = new Map(stores.map((store, rank) => [store, rank]));
    const random = seeded(5);
    const any = (count: number): number => Math.floor(random() * count);
    for (let round = 0; round < 12; round++) {
      const own = texts[any(texts.length)]?.split(' ').filter((word) => word.length > 2) ?? [];
      const query = `${mistyped(own[any(own.length)] ?? '', random)} ${own[any(own.length)] ?? ''}`;
      const found = fuzzyMatch(stores, words, query);
      assert.deepEqual(
        found.map((store) => ranks.get(store)),
        naiveFind(texts, query),
        query,
      );
    }
  });
});
