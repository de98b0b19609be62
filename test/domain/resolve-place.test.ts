import { expect } from '@open-wc/testing';
import { resolvePlace, storesCalled } from '../../src/domain/search/resolve-place.js';
import type { Place } from '../../src/domain/search/place.js';
import { Precision, type Store } from '../../src/domain/store/store.js';
import { storeAt } from '../map/map-harness.js';
import { place } from '../support/harness/places.js';

const around = (lat: number, lng: number, fields: Partial<Store> = {}, id = 1): Store => ({
  ...storeAt(id, lat, lng),
  ...fields,
});
const nowhere = (fields: Partial<Store>): Store => around(0, 0, { ...fields, position: undefined });

const denmark: Place = { ...place('Denmark', -34.96, 117.35), countryCode: 'AU' };
const aarhus = { lat: 56.15, lng: 10.2 };
const denmarkHere: Place = { ...place('Denmark', aarhus.lat, aarhus.lng), countryCode: 'DK' };

describe('the stores whose name a text is', () => {
  const store = around(1, 1, {
    name: 'Halvarenne New York',
    city: 'New York',
    state: 'NY',
    country: 'United States',
    address: 'Lyon Street 1',
  });
  for (const [text, isCalled] of [
    ['united states', true],
    ['ny', true],
    ['NEW YORK', true],
    ['york', true],
    ['Halvarenne', true],
    ['Lyon', false],
    ['United', false],
    ['Halva', false],
  ] as const)
    it(`are ${isCalled ? '' : 'not '}found by “${text}”`, () => {
      expect(storesCalled(text, [store])).to.deep.equal(isCalled ? [store] : []);
    });
});

describe('the place that a text means', () => {
  const meant = (text: string, places: readonly Place[], ...stores: readonly Store[]) =>
    resolvePlace(text, places, storesCalled(text, stores), stores, stores);
  const danish = { name: 'Halvarenne', country: 'Denmark', countryCode: 'DK' };

  for (const [situation, expected, places, stores] of [
    ['is the likeliest where no store goes by it', denmark, [denmark, denmarkHere], []],
    ['is none where stores go by it elsewhere', undefined, [denmark], [around(56, 10, danish)]],
    ['is the one with such a store', denmarkHere, [denmark, denmarkHere], [around(56, 10, danish)]],
    ['is none in another country of stores not placed', undefined, [denmark], [nowhere(danish)]],
    ['is one in the country of stores not placed', denmarkHere, [denmarkHere], [nowhere(danish)]],
    [
      'is none where it is a store’s whole name',
      undefined,
      [denmarkHere],
      [around(56, 10, { ...danish, name: 'DENMARK' })],
    ],
    [
      'is a postal code wherever stores are',
      { ...denmark, kind: 'postcode' as const, precision: Precision.Postcode },
      [{ ...denmark, kind: 'postcode' as const, precision: Precision.Postcode }],
      [around(56, 10, danish)],
    ],
  ] as const)
    it(situation, () => {
      expect(meant('Denmark', places, ...stores)).to.deep.equal(expected);
    });
});
