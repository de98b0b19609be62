import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';
import type { Reader } from '../../src/gazetteer/shards/reader.js';
import { far, storeAt } from './store-at.js';
import { writtenAddresses } from './written-addresses.js';

const NEAR_METERS = 15_000;

const read: Reader = async (name) =>
  new Uint8Array(gunzipSync(await readFile(`src/gazetteer/data/${name}`)));

describe('addresses as merchants write them', () => {
  for (const [kind, rows] of Object.entries(writtenAddresses))
    it(kind, async () => {
      const stores = rows.map(([country, state, city, zip], id) =>
        storeAt([country, state, city, zip], id),
      );
      const positions = await locateStores(stores, { read });
      const wrong = rows.flatMap(([country, state, city, zip, lat, lng], id) => {
        const position = positions.get(id);
        const meters = lat === undefined ? NaN : far(position, lat, lng ?? 0);
        const isRight = lat === undefined ? !position : meters < NEAR_METERS;
        const at = position && `${position.lat.toFixed(2)},${position.lng.toFixed(2)}`;
        return isRight ? [] : [`${[country, state, city, zip].join(' | ')}: ${at ?? 'no pin'}`];
      });
      assert.deepEqual(wrong, []);
    });
});
