import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { decodeDetailOutline } from '../../src/gazetteer/shards/detail-outline.js';
import { joinOutlines } from '../../src/gazetteer/outlines/join-outlines.js';
import { decodeWorldOutline } from '../../src/gazetteer/shards/world-outline.js';
import { mapData } from '../support/served/map-data.mjs';

const folder = 'src/gazetteer/data';
const files = readdirSync(folder);
const packed = (name: string) => readFileSync(`${folder}/${name}`);
const countries = files.flatMap((name) => /^outline-([A-Z]{2})\.bin$/.exec(name)?.[1] ?? []);

describe('the outline files', () => {
  const world = decodeWorldOutline(gunzipSync(packed('outline-world.bin')));

  it('are there for every country that has towns', () => {
    const withTowns = files.flatMap((name) => /^cities-(..)-1\.bin$/.exec(name)?.[1] ?? []);
    assert.deepEqual(countries.sort(), withTowns.sort());
  });

  it('make a first view of 25 KB, names included, for half of all countries, and of 90 KB for any', () => {
    const sizes = mapData(folder).map(({ bytes }) => bytes / 1024);
    assert.equal(sizes.length, countries.length);
    const [median, worst] = [sizes[sizes.length >> 1] ?? NaN, sizes.at(-1) ?? NaN];
    assert.ok(median <= 25, `${median}`);
    assert.ok(worst <= 90, `${worst}`);
  });

  it('name towns rather than quarters that have the people of the whole town in the source', () => {
    const namesIn = (code: string): string[] =>
      decodeDetailOutline(gunzipSync(packed(`outline-${code}.bin`))).towns.map(({ name }) => name);
    assert.ok(namesIn('DE').includes('Leipzig') && namesIn('IQ').includes('Mosul'));
    assert.ok(!namesIn('DE').some((name) => /zschocher|Hordel/.test(name)));
  });

  it('can be read, lie where their countries do and fit the arcs of the world', () => {
    for (const code of countries) {
      const detail = decodeDetailOutline(gunzipSync(packed(`outline-${code}.bin`)));
      for (const { arc, from, to, line } of detail.patches) {
        const coarse = world.arcs[arc] ?? new Float32Array();
        assert.ok(from < to && to * 2 < coarse.length, code);
        // the ends are the same places, rounded otherwise
        for (const [end, point] of [[0, from] as const, [line.length - 2, to] as const])
          for (const axis of [0, 1]) {
            const distance = Math.abs((line[end + axis] ?? 0) - (coarse[2 * point + axis] ?? 0));
            assert.ok(distance < 0.06, `${code}: ${distance}`);
          }
      }
      for (const { lat, lng, name, population } of detail.towns)
        assert.ok(name && population > 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180, code);
      for (const lines of Object.values<readonly Float32Array[]>({
        ...joinOutlines(world, [detail]),
      }))
        for (const line of lines) {
          assert.ok(line.length >= 2, code);
          for (let i = 0; i < line.length; i += 2) {
            assert.ok(Math.abs(line[i + 1] ?? NaN) <= 90, code);
            assert.ok((line[i] ?? NaN) >= -180 && (line[i] ?? NaN) < 360, code);
          }
        }
    }
  });
});
