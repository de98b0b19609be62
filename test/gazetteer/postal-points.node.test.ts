import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { countryCode } from '../../src/domain/country/country-code.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';

/** City, state, code, country, latitude, longitude, and the most kilometres between. */
type Row = readonly [string, string, string, string, number, number, number];

const data = new URL('../../src/gazetteer/data/', import.meta.url);
const read = async (name: string) =>
  new Uint8Array(gunzipSync(await readFile(new URL(name, data))));

function places(kind: string, rows: readonly Row[]): void {
  describe(kind, () => {
    const stores = rows.map(([city, state, zip, country], id) => ({
      ...{ id, name: '', mapsUrl: '', platformLocationId: '', position: undefined, address: '' },
      ...{ city, state, zip, country, countryCode: countryCode(country) },
    }));
    const found = locateStores(stores, { read });
    for (const [id, [city, , zip, country, lat, lng, withinKm]] of rows.entries())
      it(`${city} ${zip}, ${country}`, async () => {
        const at = (await found).get(id);
        assert.ok(at, 'no pin');
        const km = distanceMeters(at, { lat, lng }) / 1000;
        assert.ok(km <= withinKm, `${km.toFixed(1)} km off`);
      });
  });
}

places('quarters of Indian cities, which the source puts in the middle of a district', [
  ['Bengaluru', 'Karnataka', '560038', 'India', 12.978, 77.64, 8],
  ['Bengaluru', 'Karnataka', '560066', 'India', 12.97, 77.75, 8],
  ['Bangalore', 'KA', '560103', 'India', 12.93, 77.68, 8],
  ['Bengaluru', 'Karnataka', '560075', 'India', 12.967, 77.655, 12],
  ['Mumbai', 'Maharashtra', '400076', 'India', 19.12, 72.907, 8],
  ['Mumbai', 'MH', '400053', 'India', 19.135, 72.833, 8],
  ['Ahmedabad', 'Gujarat', '380054', 'India', 23.045, 72.51, 10],
  ['Ahmedabad', 'Gujarat', '380006', 'India', 23.02, 72.56, 10],
  ['Surat', 'Gujarat', '395007', 'India', 21.16, 72.78, 10],
  ['Kolkata', 'West Bengal', '700106', 'India', 22.573, 88.415, 10],
  ['Kolkata', 'West Bengal', '700156', 'India', 22.59, 88.47, 12],
  ['Hyderabad', 'Telangana', '500081', 'India', 17.445, 78.385, 10],
  ['Pune', 'Maharashtra', '411057', 'India', 18.59, 73.74, 10],
  ['Bhopal', 'Madhya Pradesh', '462016', 'India', 23.215, 77.43, 10],
  ['Nashik', 'Maharashtra', '422005', 'India', 20.0, 73.77, 12],
]);

places('ranges of Brazilian codes', [
  ['São Paulo', 'SP', '08210-000', 'Brazil', -23.54, -46.46, 12],
  ['São Paulo', 'SP', '02011-000', 'Brazil', -23.505, -46.625, 10],
  ['São Paulo', 'SP', '04538-133', 'Brazil', -23.585, -46.68, 10],
  ['São Paulo', 'SP', '01310-100', 'Brazil', -23.563, -46.655, 10],
  ['Rio de Janeiro', 'RJ', '22640-102', 'Brazil', -23.0, -43.36, 10],
  ['Rio de Janeiro', 'RJ', '22071-900', 'Brazil', -22.975, -43.19, 10],
  ['Rio de Janeiro', 'RJ', '23050-000', 'Brazil', -22.9, -43.56, 12],
  ['Salvador', 'BA', '41820-020', 'Brazil', -12.98, -38.46, 10],
  ['Belo Horizonte', 'MG', '31550-000', 'Brazil', -19.83, -43.96, 10],
  ['Manaus', 'AM', '69005-070', 'Brazil', -3.13, -60.02, 15],
  ['Barreiras', 'BA', '47800-000', 'Brazil', -12.15, -44.99, 12],
  ['Guarulhos', 'SP', '07010-000', 'Brazil', -23.46, -46.53, 12],
]);

places('a point outside the state, or far from the town', [
  ["L'Hospitalet de Llobregat", 'Barcelona', '08901', 'Spain', 41.36, 2.1, 5],
  ["L'Hospitalet de Llobregat", 'Barcelona', '08907', 'Spain', 41.35, 2.11, 5],
  ['A Coruña', 'Galicia', '15008', 'Spain', 43.355, -8.41, 8],
  ['Vatthana', 'Bangkok', '10110', 'Thailand', 13.735, 100.58, 7],
  ['Lat Phrao', 'Bangkok', '10230', 'Thailand', 13.81, 100.6, 10],
  ['Ubon Ratchathani', 'Ubon Ratchathani', '34000', 'Thailand', 15.23, 104.86, 20],
  ['Bursa', 'Bursa', '16040', 'Türkiye', 40.19, 29.06, 20],
  ['Gaziantep', 'Gaziantep', '27500', 'Türkiye', 37.06, 37.38, 20],
  ['Kuching', 'Sarawak', '93550', 'Malaysia', 1.55, 110.35, 15],
  ['Kota Kinabalu', 'Sabah', '88550', 'Malaysia', 5.98, 116.08, 15],
  ['Cape Town', 'Western Cape', '7463', 'South Africa', -33.9, 18.6, 35],
  ['Hässelby', 'Stockholm', '165 55', 'Sweden', 59.365, 17.83, 15],
  ['Барнаул', 'Алтайский край', '656052', 'Russia', 53.35, 83.75, 20],
]);

places('Greek codes', [
  ['Athens', '', '104 31', 'Greece', 37.984, 23.728, 5],
  ['Αθήνα', '', '11528', 'Greece', 37.98, 23.76, 5],
  ['Thessaloniki', '', '546 24', 'Greece', 40.635, 22.942, 5],
  ['Glyfada', '', '166 74', 'Greece', 37.865, 23.755, 6],
  ['Piraeus', '', '185 31', 'Greece', 37.945, 23.645, 5],
  ['Patras', '', '262 21', 'Greece', 38.246, 21.735, 5],
  ['Heraklion', '', '712 02', 'Greece', 35.339, 25.134, 5],
  ['Larissa', '', '412 22', 'Greece', 39.637, 22.418, 6],
  ['Volos', '', '382 21', 'Greece', 39.362, 22.945, 6],
  ['Ioannina', '', '452 21', 'Greece', 39.665, 20.853, 6],
  ['Rhodes', '', '851 00', 'Greece', 36.44, 28.22, 8],
  ['Marousi', '', '151 24', 'Greece', 38.053, 23.806, 5],
  ['', '', '106 77', 'Greece', 37.985, 23.732, 5],
]);

places('true points stay: sparse countries, borders and the wilderness', [
  ['', '', '9008', 'Norway', 69.65, 18.956, 8],
  ['', '', '9600', 'Norway', 70.663, 23.682, 10],
  ['', '', '9520', 'Norway', 69.01, 23.04, 15],
  ['', '', '9845', 'Norway', 70.2, 28.2, 25],
  ['', '', '0150', 'Norway', 59.91, 10.74, 5],
  ['', '', '98995-000', 'Brazil', -27.91, -55.14, 12],
  ['', '', '59880-000', 'Brazil', -6.27, -37.8, 10],
  ['', '', '69980-000', 'Brazil', -7.63, -72.67, 25],
  ['', '', '53990-000', 'Brazil', -3.85, -32.42, 5],
  ['Laredo', 'TX', '78040', 'United States', 27.507, -99.505, 8],
  ['Laredo', 'TX', '78045', 'United States', 27.62, -99.5, 14],
  ['', '', '92267', 'United States', 34.29, -114.14, 10],
  ['', '', '85341', 'United States', 31.88, -112.82, 10],
  ['', '', '99723', 'United States', 71.29, -156.79, 10],
]);
