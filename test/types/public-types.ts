// Type checks of the examples in the docs, as a shop with TypeScript writes them. This file is
// compiled but never run.
import type * as published from '../../src/configure.js';
import type { StoreLocatorElement } from '../../src/elements/store-locator/store-locator-element.js';

declare const locator: StoreLocatorElement;
declare const isChristmas: boolean;

// A place needs only a point and a name; further fields are allowed.
locator.geocoder = async (text) => Promise.resolve([{ lat: 52, lng: 4, name: text }]);
locator.geocoder = async (): Promise<published.GeocodedPlace[]> =>
  Promise.resolve([
    {
      lat: 52,
      lng: 4,
      name: 'Utrecht',
      region: 'Utrecht',
      countryCode: 'NL',
      kind: 'city',
      precision: 'city',
      radiusMeters: 5_000,
      isExact: true,
    },
  ]);
locator.geocoder = async (): Promise<published.Place[]> => Promise.resolve([]);
// @ts-expect-error -- a place needs a name: the locator leaves out a place that has none
locator.geocoder = async () => Promise.resolve([{ lat: 52, lng: 4 }]);
// @ts-expect-error -- "street" is no kind of place
locator.geocoder = async () => Promise.resolve([{ lat: 52, lng: 4, name: 'x', kind: 'street' }]);

// Filters may depend on a condition and on the stock.
locator.filters = [
  isChristmas && { label: 'Open at Christmas', test: ({ details }) => Boolean(details?.extra) },
  { label: 'Plenty', test: ({ stock }) => stock === 'in' },
  { label: 'In town', test: ({ city }: published.Store) => city === 'Utrecht' },
];
// @ts-expect-error -- a filter needs a `test` function
locator.filters = [{ label: 'Plenty' }];

locator.renderStore = ({ name, stock }: published.ListedStore) => `${name}: ${stock ?? ''}`;
locator.messages = {} satisfies Partial<published.Messages>;

// Details have the fields of the docs. A misspelt field does not compile.
locator.details = {
  details: {
    1: {
      phone: 1,
      hours: ['Mo-Fr 10:00-19:00'],
      tags: ['Parking'],
      image: '/lyon.jpg',
      imageAlt: 'A green door',
      priority: 1,
      pin: '#b00020',
      fields: { Floor: '2nd floor', Desks: 4 },
    },
  },
};
// @ts-expect-error -- tags are a list
locator.details = { details: { 1: { tags: 'Parking' } } };
// @ts-expect-error -- a field is a text or a number
locator.details = { details: { 1: { fields: { Floor: { nth: 2 } } } } };
locator.detailsSrc = '/details.json';
locator.filtersFrom = 'tags';
// @ts-expect-error -- filters come from tags only
locator.filtersFrom = 'colours';
