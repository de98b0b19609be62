import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { line, many } from './typed-places.js';

const read = diskReader('src/gazetteer/data');
const find = (text: string, countries: ReadonlyMap<string, number> = many) =>
  searchPlaces(text, { read, countries, isWhole: true });

describe('names in the scripts of India', () => {
  for (const [typed, lat, lng] of [
    ['ಬೆಂಗಳೂರು', 12.97, 77.59],
    ['ಮೈಸೂರು', 12.3, 76.64],
    ['मुंबई', 19.07, 72.88],
    ['पुणे', 18.52, 73.86],
    ['नागपुर', 21.15, 79.09],
    ['চেন্নাই', 13.08, 80.27],
    ['কলকাতা', 22.57, 88.36],
    ['சென்னை', 13.08, 80.27],
    ['மதுரை', 9.92, 78.12],
    ['హైదరాబాదు', 17.38, 78.46],
    ['સુરત', 21.2, 72.83],
    ['കൊച്ചി', 9.94, 76.26],
  ] as const)
    it(`find the town: ${typed}`, async () => {
      const [place] = await find(typed, new Map([['IN', 9]]));
      const km = place ? distanceMeters(place, { lat, lng }) / 1000 : Infinity;
      assert.ok(km <= 15, `${place && line(place)}: ${km.toFixed(1)} km off`);
    });
});

describe('a name with accents', () => {
  it('shows the name that was typed, and no longer one that begins so', async () => {
    const [place] = await find('Hồ Chí Minh', new Map([['VN', 9]]));
    assert.match(place?.name ?? '', /^H[oồ] Ch[ií] Minh$/);
  });
});
