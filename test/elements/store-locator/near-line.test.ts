import { expect } from '@open-wc/testing';
import type { Place } from '../../../src/domain/place.js';
import type { Position, Store } from '../../../src/domain/store.js';
import { distanceText } from '../../../src/elements/store-locator/search/distance-text.js';
import type { SearchWords } from '../../../src/elements/store-locator/search/search-words.js';
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

describe('the way to a store in a town of that name', () => {
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
});
