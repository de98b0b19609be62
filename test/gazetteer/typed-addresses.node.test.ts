import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diskReader } from '../../src/cli/disk-reader.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { line, many } from './typed-places.js';

const read = diskReader('src/gazetteer/data');
const find = (text: string, countries: ReadonlyMap<string, number> = many) =>
  searchPlaces(text, { read, countries, isWhole: true });

describe('pasted addresses', () => {
  const rows: readonly (readonly [typed: string, lat: number, lng: number, withinKm: number])[] = [
    // The postal code, whatever other numbers there are
    ['11 Wall Street, New York, NY 10005', 40.706, -74.009, 4],
    ['221B Baker Street, London NW1 6XE', 51.523, -0.158, 3],
    ['1600 Amphitheatre Parkway, Mountain View, CA 94043', 37.42, -122.08, 8],
    ['350 Fifth Avenue New York NY 10118', 40.748, -73.985, 4],
    ['Karl-Marx-Allee 1, 10178 Berlin, Germany', 52.522, 13.413, 4],
    ['Platz der Republik 1 11011 Berlin', 52.518, 13.376, 6],
    ['200 Wellington St W, Toronto, ON M5V 3C7', 43.645, -79.387, 3],
    ['Unit 2/14 Collins St Melbourne VIC 3000', -37.814, 144.963, 4],
    ['Avenue Louise 100, 1050 Bruxelles', 50.833, 4.366, 5],
    ['1515 Broadway 10036', 40.759, -73.986, 4],
    ['12345 Main Street, Springfield, IL 62701', 39.8, -89.65, 6],
    // The town behind a street, also without a comma
    ['Regent Street London', 51.51, -0.13, 15],
    ['12 Rue de Rivoli Paris', 48.857, 2.352, 12],
    ['rue de la paix paris', 48.857, 2.352, 12],
    ['Via Roma Milano', 45.464, 9.19, 12],
    ['Kärntner Straße Wien', 48.208, 16.372, 12],
    ['Kurfürstendamm Berlin', 52.52, 13.405, 15],
    ['Avenida Paulista São Paulo', -23.55, -46.633, 15],
    ['Calle Mayor 5, Madrid', 40.417, -3.703, 12],
    ['5th Avenue New York', 40.713, -74.006, 15],
    ['Damrak 12 Amsterdam', 52.37, 4.895, 10],
    ['Orchard Road, Singapore', 1.29, 103.85, 15],
    ['London Road Brighton', 50.828, -0.14, 10],
    ['high street st albans', 51.75, -0.34, 8],
    // The town beside a landmark
    ['Eiffel Tower Paris', 48.857, 2.352, 12],
    ['London Bridge', 51.51, -0.13, 15],
    ['Sydney Opera House', -33.87, 151.21, 15],
    // Addresses that begin with the largest area
    ['大阪府大阪市北区梅田3-1-1', 34.7, 135.5, 6],
    ['福岡市中央区天神1-8-1', 33.589, 130.393, 5],
    ['札幌市中央区大通西4丁目', 43.055, 141.341, 6],
    ['台北市信義區市府路45號', 25.033, 121.567, 4],
    ['서울특별시 강남구 테헤란로 152', 37.5, 127.04, 7],
    ['上海市浦东新区世纪大道100号', 31.23, 121.5, 20],
  ];
  for (const [typed, lat, lng, withinKm] of rows)
    it(`find the place of "${typed}"`, async () => {
      const [place] = await find(typed);
      const km = place ? distanceMeters(place, { lat, lng }) / 1000 : Infinity;
      assert.ok(km <= withinKm, `${place && line(place)}: ${km.toFixed(1)} km off`);
    });

  it('find a town where the merchant has no store', async () => {
    const german = new Map([['DE', 9]]);
    const [place] = await find('Rua dos Andradas 10, Manaus, Brazil', german);
    assert.match(place ? line(place) : '', /^Manaus, .*BR$/);
  });

  // A street is no town, although a town has its name.
  for (const typed of [
    'Oxford Street',
    'Via Roma',
    'rue de rivoli',
    'Bahnhofstraße',
    'Times Square',
  ])
    it(`find nothing for "${typed}" alone`, async () => {
      assert.deepEqual((await find(typed)).map(line), []);
    });

  it('are not taken for a place by a house number', async () => {
    // 10115 is a code of Berlin and of New York, and the house lies in neither.
    const [place] = await find('10115 Main Street, Houston, TX');
    assert.equal(place && line(place), 'Houston, Texas, US');
  });

  // Texts that were found before still are.
  for (const [typed, found] of [
    ['London, ON', 'London, Ontario, CA'],
    ['los angeles ca usa', 'Los Angeles, California, US'],
    ['5th Avenue, New York', 'New York, New York, US'],
    ['Belgium | Bruxelles | 1000', '1000, BE'],
    ['01310-100', '01310-100, BR'],
    ['75008 Lyon', '75008, FR'],
    ['Neu York', 'New York, New York, US'],
    ['Washington DC', 'Washington DC, District of Columbia, US'],
    ['St Albans', 'St Albans, England, GB'],
    ['Den Bosch', 'Den Bosch, North Brabant, NL'],
  ] as const)
    it(`do not change what "${typed}" finds`, async () => {
      const [place] = await find(typed);
      assert.equal(place && line(place), found);
    });
});
