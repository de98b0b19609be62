import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  frequentTags,
  TagCollector,
  type TagIndex,
} from '../../src/domain/store/details/tag-index.js';

const indexOf = (tags: readonly (readonly string[])[]): TagIndex => {
  const collector = new TagCollector();
  tags.forEach((own, id) => collector.add({ id }, own));
  return collector.index;
};
const compare = new Intl.Collator('en').compare;
const some = (...ids: readonly number[]) => ids.map((id) => ({ id }));
const labels = (index: TagIndex, ids: readonly number[], most = 12): string[] =>
  frequentTags(index, some(...ids), most, compare).map(({ label }) => label);

describe('the tags of a listing', () => {
  const index = indexOf([['Parking', 'Café'], ['parking'], ['Wi-Fi', 'PARKING', 'Lift'], []]);

  it('are counted over the given stores, most frequent first, then by name', () => {
    assert.deepEqual(labels(index, [0, 1, 2, 3]), ['Parking', 'Café', 'Lift', 'Wi-Fi']);
    assert.deepEqual(labels(index, [2]), ['Lift', 'Parking', 'Wi-Fi']);
    assert.deepEqual(labels(index, [3]), []);
    assert.deepEqual(labels(index, [0, 1, 2], 2), ['Parking', 'Café']);
  });

  it('are one tag where only capitals differ, in the spelling that came first', () => {
    const parking = index.tags.find(({ key }) => key === 'parking');
    assert.deepEqual([...(parking?.ids ?? [])], [0, 1, 2]);
    assert.equal(parking?.label, 'Parking');
  });

  it('of stores that are not in the listing count nothing', () => {
    assert.deepEqual(labels(index, [99]), []);
  });
});
