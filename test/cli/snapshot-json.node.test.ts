import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { snapshotJson } from '../../src/cli/snapshot-json.js';

const generatedAt = '2026-01-01T00:00:00.000Z';
const isAscii = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text);
const plain = Array.from({ length: 50 }, (_, id) => ({ id, name: `Shop ${id}`, city: 'Lyon' }));

describe('the text of a snapshot', () => {
  it('has one line for each store, with all fields that it was given', () => {
    const entries = [...plain, { id: 99, name: 'Zürich – Łódź 🛍\u2028"\\' }];
    const text = snapshotJson(generatedAt, entries);
    assert.deepEqual(JSON.parse(text), { version: 1, generatedAt, stores: entries });
    assert.equal(text.split('\n').length, entries.length + 3);
  });

  it('is plain ASCII where few letters are beyond it', () => {
    assert.ok(isAscii(snapshotJson(generatedAt, [...plain, { id: 99, name: 'Zürich 🛍' }])));
  });

  it('keeps letters as they are where escapes would make a far longer file', () => {
    const text = snapshotJson(generatedAt, [{ id: 1, name: '東京本店', city: '東京都千代田区' }]);
    assert.match(text, /東京本店/);
  });

  it('is a valid snapshot when there are no stores', () => {
    assert.deepEqual(JSON.parse(snapshotJson(generatedAt, [])), {
      version: 1,
      generatedAt,
      stores: [],
    });
  });
});
