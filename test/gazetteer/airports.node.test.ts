import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { line, many } from './typed-places.js';

const read = diskReader('src/gazetteer/data');
const find = (text: string, countries: ReadonlyMap<string, number> = many) =>
  searchPlaces(text, { read, countries, isWhole: true });

describe('airports', () => {
  for (const [typed, lat, lng] of [
    ['LHR', 51.47, -0.454],
    ['CDG', 49.01, 2.55],
    ['ORD', 41.978, -87.904],
    ['HND', 35.553, 139.78],
    ['GRU', -23.432, -46.469],
    ['jfk', 40.64, -73.779],
    ['LAX airport', 33.943, -118.408],
    ['Heathrow', 51.47, -0.454],
    ['Gatwick', 51.148, -0.19],
    ['Schiphol', 52.309, 4.764],
    ['Charles de Gaulle', 49.01, 2.55],
    ["O'Hare", 41.978, -87.904],
    ['Haneda', 35.553, 139.78],
    ['Ezeiza', -34.822, -58.536],
    ['Heathrow Airport', 51.47, -0.454],
    ['Flughafen Frankfurt', 50.033, 8.57],
  ] as const)
    it(`are found by code or name: "${typed}"`, async () => {
      const [place] = await find(typed);
      const km = place ? distanceMeters(place, { lat, lng }) / 1000 : Infinity;
      assert.ok(km <= 6, `${place && line(place)}: ${km.toFixed(1)} km off`);
    });

  // Towns by their names, also where an airport has the name or code.
  for (const [typed, found] of [
    ['SLC', 'Salt Lake City, Utah, US'],
    ['NYC', 'New York City, New York, US'],
    ['mad', 'Madrid, Madrid, ES'],
    ['Logan', 'Logan, Utah, US'],
    ['London', 'London, England, GB'],
    ['Lyom', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ['tex', 'Texas, US'],
  ] as const)
    it(`do not come before a known town: "${typed}"`, async () => {
      const [place] = await find(typed);
      assert.equal(place && line(place), found);
    });

  it('abroad stand beside a town of that name at home', async () => {
    const [first, second] = await find('Heathrow', new Map([['US', 9]]));
    assert.equal(first && line(first), 'Heathrow, Florida, US');
    assert.equal(second && line(second), 'London Heathrow (LHR), GB');
  });

  it('are a file of at most 16 KB', () => {
    assert.ok(statSync('src/gazetteer/data/airports.bin').size <= 16 * 1024);
  });
});
