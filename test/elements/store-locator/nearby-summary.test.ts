import { expect } from '@open-wc/testing';
import { indexStores } from '../../../src/domain/search/store-index.js';
import { matchStores } from '../../../src/domain/search/match-stores.js';
import type { Place } from '../../../src/domain/search/place.js';
import type { Position, Store } from '../../../src/domain/store/store.js';
import { arrangePlace } from '../../../src/elements/store-locator/features/search/arrange-place.js';
import { distanceText } from '../../../src/elements/store-locator/features/search/distance-text.js';
import { nearbySummary } from '../../../src/elements/store-locator/features/search/nearby-summary.js';
import type { SearchWords } from '../../../src/elements/store-locator/features/search/search-words.js';
import { searchMessages } from '../../../src/i18n/en-search.js';
import { formatsOf } from '../../../src/i18n/formats.js';
import { mapFormatsOf } from '../../../src/i18n/map-formats.js';

const words = (units: 'km' | 'mi'): SearchWords => ({
  messages: searchMessages,
  format: mapFormatsOf(formatsOf('en'), units),
});

/** The place that all is measured from: on the equator, where a degree is 111 km. */
const town = (radiusMeters: number): Place => ({
  lat: 0,
  lng: 0,
  name: 'Springfield',
  region: '',
  countryCode: 'US',
  kind: 'city',
  precision: 'city',
  radiusMeters,
});

const kilometers = 1 / 111.195;

/** A store so far north of it. */
const storeAt = (km: number, radiusMeters: number, city = 'Springfield'): Store => {
  const position: Position = { lat: km * kilometers, lng: 0, precision: 'city', radiusMeters };
  return {
    id: km,
    platformLocationId: '',
    name: '',
    address: '',
    city,
    state: '',
    zip: '',
    country: 'US',
    countryCode: 'US',
    mapsUrl: '',
    position,
  };
};

describe('the order of stores around a town', () => {
  it('begins with the town’s own, though approximate positions may put the next town nearer', () => {
    const stores = [
      { ...storeAt(70, 40_000), id: 1 },
      { ...storeAt(9, 40_000, 'Shelbyville'), id: 2 },
      { ...storeAt(31, 40_000), id: 3 },
      { ...storeAt(5, 40_000, 'Ogdenville'), id: 4 },
      { ...storeAt(30, 40_000), id: 5 },
    ];
    const arrange = arrangePlace(town(20_000), undefined, matchStores);
    const ids = arrange(indexStores(stores), '').map(({ id }) => id);
    expect(ids).to.deep.equal([5, 3, 4, 2, 1]);
  });
});

describe('a store in a postal code', () => {
  for (const [typed, zip, isIn] of [
    ['33139', '33139', true],
    ['33139', '33139-2420', true],
    ['11000', '110 00', true],
    ['sw1a1aa', 'SW1A 1AA', true],
    ['SW1A', 'SW1A 1AA', true],
    ['W1', 'W10 5AA', false],
    ['33139', '33140', false],
  ] as const)
    it(`is ${isIn ? '' : 'not '}said to be in ${typed} with ${zip}`, () => {
      const origin: Place = { ...town(8_000), name: typed, kind: 'postcode' };
      const said = distanceText({ ...storeAt(3, 8_000), zip }, origin, words('km'));
      expect(said).to.equal(isIn ? `in ${typed}` : 'within 16 km');
    });
});

describe('the distance to a store in a town of that name', () => {
  for (const [situation, km, placeMeters, storeMeters, said] of [
    ['the town itself', 0, 8_000, 8_000, 'in Springfield'],
    ['the far side of a large town', 30, 20_000, 20_000, 'in Springfield'],
    ['a house out of the town', 12, 8_000, 100, 'about 12 km'],
    ['a namesake of a place hardly known', 90, 100_000, 8_000, 'within 120 km'],
    ['a namesake that is hardly known', 61, 8_000, 70_000, 'within 80 km'],
  ] as const)
    it(`${situation}: ${said}`, () => {
      const store = storeAt(km, storeMeters);
      expect(distanceText(store, town(placeMeters), words('km'))).to.equal(said);
    });

  it('has the name in the visitor’s language, where the store’s address uses another', () => {
    const place = { ...town(8_000), name: 'سبرينغفيلد', aliases: ['Springfield'] };
    expect(distanceText(storeAt(1, 100), place, words('km'))).to.equal('in سبرينغفيلد');
  });
});

/** Of what short ways are told in. */
const unitsPerCircle: Readonly<Record<string, number>> = { m: 1_000, ft: 5_280 };

describe('the result line of a search for a place', () => {
  it('counts the stores in a region or country, without a distance', () => {
    const ohio: Place = { ...town(400_000), name: 'Ohio', kind: 'region' };
    const [inside, outside] = [storeAt(10, 100), storeAt(900, 100)];
    const line = (...stores: Store[]) => nearbySummary('Ohio', ohio, stores, false, words('km'));
    expect(line(inside)).to.equal('1 store in Ohio');
    expect(line(outside)).to.equal('No store in Ohio. The nearest come first.');
    expect(distanceText(inside, ohio, words('km'))).to.equal(undefined);
  });

  it('never counts a store within less than the distance in its row', () => {
    const near = [storeAt(20, 40_000, 'Troy'), storeAt(22, 35_000, 'Troy'), storeAt(70, 8_000)];
    const said = near.map((store) => distanceText(store, town(8_000), words('mi')));
    expect(said).to.deep.equal(['within 30 mi', 'within 30 mi', 'about 44 mi']);
    const line = nearbySummary('Springfield', town(8_000), near, false, words('mi'));
    expect(line).to.equal('3 stores within 50 mi of Springfield');
  });

  it('counts the same stores as the rows, read one by one', () => {
    // the same data at every run
    let state = 11;
    const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let run = 0; run < 300; run++) {
      const units = next() < 0.5 ? 'km' : 'mi';
      const place = town(10 ** (2 + 3 * next()));
      const stores = Array.from({ length: 1 + Math.floor(6 * next()) }, () =>
        storeAt(300 * next() ** 3, 10 ** (2 + 3 * next()), next() < 0.3 ? 'Springfield' : 'Troy'),
      ).sort((a, b) => a.id - b.id);
      const line = nearbySummary('Springfield', place, stores, false, words(units));
      const rows = stores.map((store) => distanceText(store, place, words(units)) ?? '');
      const told = rows.map((row) => {
        const [, length = '0', unit = ''] = /([\d.,]+) (m|km|ft|mi)$/.exec(row) ?? [];
        return Number(length.replace(',', '')) / (unitsPerCircle[unit] ?? 1);
      });
      const [, count = '0', circle] = /^(\d+)?.* within (\d+)/.exec(line) ?? [];
      // rows are rounded for reading, by half a unit at most
      const surely = told.filter((length) => length <= Number(circle) - 0.5).length;
      const perhaps = told.filter((length) => length <= Number(circle) + 0.5).length;
      expect(Number(count), `${line}: ${rows.join()}`).to.be.within(surely, perhaps);
    }
  });
});
