import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { line } from './typed-places.js';

const read = diskReader('src/gazetteer/data');
const find = (text: string, countries: string) =>
  searchPlaces(text, {
    read,
    countries: new Map(countries.split(' ').map((code, i) => [code, 9 - i])),
    isWhole: true,
  });

describe('typed postal codes', () => {
  for (const [typed, countries, lat, lng, withinKm] of [
    // The notation tells the country.
    ['00-950', 'US PL', 52.23, 21.01, 10],
    ['00-001', 'US PL', 52.23, 21.01, 5],
    ['30-950', 'PL', 50.06, 19.94, 15],
    ['150-0001', 'US JP', 35.67, 139.7, 4],
    ['1000-001', 'BR PT', 38.71, -9.14, 5],
    ['94103-1234', 'FR US', 37.77, -122.41, 5],
    // The letters of Argentina's provinces
    ['BA8153', 'AR AT CH AU', -38.98, -61.29, 25],
    ['B1900', 'AR US', -34.92, -57.95, 10],
    ['C1001', 'AR', -34.6, -58.38, 10],
    ['CF1425', 'AR CH', -34.6, -58.38, 12],
    // Mexico's codes are known by their states.
    ['06600', 'MX', 19.43, -99.16, 10],
    ['01000', 'MX', 19.43, -99.16, 15],
    ['44100', 'MX', 20.67, -103.35, 10],
    ['64000', 'MX', 25.67, -100.31, 10],
    ['97000', 'MX', 20.97, -89.62, 10],
    // The sign of a country
    ['D10115', 'US DE', 52.53, 13.39, 4],
    ['F75008', 'US FR', 48.87, 2.31, 4],
    ['CH8001', 'AT CH', 47.37, 8.54, 4],
  ] as const)
    it(`find ${typed} in the merchant's countries: ${countries}`, async () => {
      const [place] = await find(typed, countries);
      const km = place ? distanceMeters(place, { lat, lng }) / 1000 : Infinity;
      assert.ok(km <= withinKm, `${place && line(place)}: ${km.toFixed(1)} km off`);
    });

  for (const [typed, countries] of [
    ['00-950', 'US'],
    ['06600', 'US'],
    ['X12345', 'DE US'],
    ['90210', 'FR'],
    ['123', 'US FR'],
    ['00000000000', 'US MX'],
  ] as const)
    it(`are not taken for another country's code: ${typed}, ${countries}`, async () => {
      assert.deepEqual((await find(typed, countries)).map(line), []);
    });
});
