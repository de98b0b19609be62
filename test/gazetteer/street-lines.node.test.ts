import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { countryCode } from '../../src/domain/country/country-code.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import type { Position, Store } from '../../src/domain/store/store.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';
import { known, silent, unplaced, type Line } from './street-rows.js';

/** The share of stores that must be within the radius that is given. */
const SHARE_INSIDE = 0.9;

const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(gunzipSync(await readFile(`src/gazetteer/data/${name}`)));

const storeOf = ([country, state, city, address]: Line, zip = ''): Store => ({
  ...{ id: 1, name: 'Shop', platformLocationId: '', mapsUrl: '', position: undefined },
  ...{ address, city, state, zip, country, countryCode: countryCode(country) },
});

const positionOf = async (line: Line, zip?: string): Promise<Position | undefined> =>
  (await locateStores([storeOf(line, zip)], { read })).get(1);

const without = ([country, state, city]: Line): Line => [country, state, city, ''];

describe('street lines', () => {
  for (const [kind, rows] of Object.entries(known))
    it(`tell where a store is by ${kind}`, async () => {
      const wrong: string[] = [];
      let inside = 0;
      for (const [country, state, city, address, lat, lng, withinKm] of rows) {
        const position = await positionOf([country, state, city, address]);
        const km = position ? distanceMeters(position, { lat, lng }) / 1000 : NaN;
        if (!(km <= withinKm)) wrong.push(`${address}, ${city}: ${km.toFixed(1)} km`);
        if (km * 1000 <= position!.radiusMeters) inside++;
      }
      assert.deepEqual(wrong, []);
      assert.ok(inside >= rows.length * SHARE_INSIDE, `${inside} inside their radius`);
    });

  it('leave a store at its town when they tell nothing', async () => {
    const told: string[] = [];
    for (const line of silent) {
      const position = await positionOf(line);
      assert.ok(position, line.join());
      if (!isDeepStrictEqual(position, await positionOf(without(line)))) told.push(line.join());
    }
    assert.deepEqual(told, []);
  });

  it('give no pin without a town', async () => {
    for (const line of unplaced) assert.equal(await positionOf(line), undefined, line.join());
  });

  it('help where the postal code is unknown, and never where it is known', async () => {
    const line = ['Germany', '', 'Berlin', 'Friedrichstraße 43, 10117 Berlin'] as const;
    const plain = ['Germany', '', 'Berlin', 'Friedrichstraße 43'] as const;
    assert.deepEqual(await positionOf(line, '00000'), await positionOf(plain, '10117'));
    assert.deepEqual(await positionOf(line, '12435'), await positionOf(plain, '12435'));
  });

  it('may be any text', async () => {
    const texts = [
      ',', ' - ', '(', '\n12', '\ud800,', '동', '区区区', '1 '.repeat(2_000), ', '.repeat(2_000), '東区'.repeat(500),
      'a,'.repeat(500), '12345 '.repeat(500), 'SW1A '.repeat(500), '__proto__, constructor', '-gu', ', 10117',
    ]; // prettier-ignore
    for (const country of ['US', 'DE', 'JP', 'KR', 'GB', 'NL', 'AR'])
      for (const text of texts)
        for (const city of ['', 'Berlin', 'Seoul'])
          await assert.doesNotReject(positionOf([country, '', city, text]), text.slice(0, 20));
  });

  for (const [situation, line, files] of [
    ['no file for a house number', ['United States', 'IL', 'Chicago', '12345 Main St'], []],
    ['the file of a code', ['United States', 'IL', 'Chicago', '1 Main St, 60611'], ['postal-US-6']],
    ['no second file of places for a ward', ['Japan', '', '東京', '渋谷区神南1-2-3'], []],
    ['that file for a quarter', ['South Korea', '', '서울', '역삼동 736-17'], ['cities-KR-2']],
    ['no file for a street alone', ['United Kingdom', '', 'London', '12 Chelsea Manor Street'], []],
  ] as const)
    it(`need ${situation}`, async () => {
      const names = new Set<string>();
      const listen = (name: string) => (names.add(name), read(name));
      await locateStores([storeOf(without(line))], { read: listen });
      const before = new Set(names);
      await locateStores([storeOf(line)], { read: listen });
      assert.deepEqual(
        [...names].filter((name) => !before.has(name)),
        files.map((name) => `${name}.bin`),
      );
    });
});
