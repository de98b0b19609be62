import { expect } from '@open-wc/testing';
import { decodeLocation } from '../../src/api/decode-location.js';
import { completeStore } from '../../src/domain/complete-store.js';
import type { Store } from '../../src/domain/store.js';

const lyon = {
  id: 12,
  store_id: 9,
  name: 'Lyon Part-Dieu',
  address: '17 Rue du Docteur Bouchut  ',
  country: 'France',
  state: 'Auvergne-Rhône-Alpes',
  city: 'Lyon',
  zip: '69003',
  platform_location_id: '61234567890',
  google_maps_url:
    'https://www.google.com/maps/search/?api=1&query=17+Rue+du+Docteur+Bouchut%2C+69003+Lyon%2C+France',
};

function decoded(changes: Record<string, unknown> = {}): Store {
  const store = decodeLocation({ ...lyon, ...changes });
  if (!store) throw new Error('dropped');
  return store;
}

const search = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

describe('a location', () => {
  it('of the documented shape becomes a store', () => {
    expect(decoded()).to.deep.equal({
      id: 12,
      platformLocationId: '61234567890',
      name: 'Lyon Part-Dieu',
      address: '17 Rue du Docteur Bouchut',
      city: 'Lyon',
      state: 'Auvergne-Rhône-Alpes',
      zip: '69003',
      country: 'France',
      countryCode: undefined,
      mapsUrl: lyon.google_maps_url,
      position: undefined,
    });
  });

  it('with nothing but an id and a name is kept', () => {
    const { name, address, countryCode, platformLocationId } = decodeLocation({
      id: 1,
      name: 'A',
    }) as Store;
    expect([name, address, countryCode, platformLocationId]).to.deep.equal([
      'A',
      '',
      undefined,
      '',
    ]);
  });

  it('without a name is called by its address', () => {
    expect(decoded({ name: '  ' }).name).to.equal('17 Rue du Docteur Bouchut');
  });

  for (const bad of [
    null,
    undefined,
    'Lyon',
    7,
    [lyon],
    {},
    { ...lyon, id: undefined },
    { ...lyon, id: null },
    { ...lyon, id: 'twelve' },
    { ...lyon, id: '' },
    { ...lyon, id: 1.5 },
    { ...lyon, id: NaN },
    { ...lyon, id: 2 ** 60 },
    { id: 3, city: 'Lyon' },
    { id: 3, name: {}, address: [] },
  ])
    it(`is dropped when it is ${JSON.stringify(bad)?.slice(0, 40)}`, () => {
      expect(decodeLocation(bad)).to.equal(undefined);
    });

  for (const [value, id] of [
    ['61234567890', '61234567890'],
    [61234567890, '61234567890'],
    [' 612 ', '612'],
    ['gid://shop/Location/612', '612'],
    ['gid://shop/Location/', ''],
    ['6e5', ''],
    [6.5, ''],
    [-3, ''],
    [2 ** 60, ''],
    [null, ''],
    [{}, ''],
  ] as const)
    it(`with the platform's id ${JSON.stringify(value)} is joined by "${id}"`, () => {
      expect(decoded({ platform_location_id: value }).platformLocationId).to.equal(id);
    });

  it('with its id in a string is the same store', () => {
    expect(decoded({ id: '12' }).id).to.equal(12);
  });
});

describe('a text of the feed', () => {
  for (const [raw, text] of [
    ['  Lyon \n Bellecour\t', 'Lyon Bellecour'],
    ['Lyon\u0000\u0007\u0085Bellecour', 'Lyon Bellecour'],
    ['\u202eruocelleB\u202c \u2066x\u2069', 'ruocelleB x'],
    ['\u200bLy\u200bon\ufeff', 'Lyon'],
    ['half \ud83d', 'half'],
    ['smile 😀', 'smile 😀'],
    ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
    [404, '404'],
    ['<b>Lyon</b>', '<b>Lyon</b>'],
  ] as const)
    it(`${JSON.stringify(raw)} is shown as ${JSON.stringify(text)}`, () => {
      expect(decoded({ name: raw }).name).to.equal(text);
    });

  it('is cut after 300 characters', () => {
    expect(decoded({ name: 'x'.repeat(5000) }).name).to.have.length(300);
    expect(decoded({ name: `${'x'.repeat(299)}😀` }).name).to.equal('x'.repeat(299));
  });
});

describe('the map address', () => {
  const built = search('17 Rue du Docteur Bouchut, 69003 Lyon, Auvergne-Rhône-Alpes, France');

  for (const url of [
    'https://www.google.com/maps/search/?api=1&query=17%20Rue%20du%20Docteur%20Bouchut',
    'https://maps.google.fr/?q=17+Rue+du+Docteur+Bouchut+Lyon',
    'https://google.co.uk/maps/place/Lyon+Part-Dieu/',
    'https://maps.app.goo.gl/AbCdEf',
    'https://goo.gl/maps/AbCdEf',
    'https://g.page/lyon',
  ])
    it(`${url} is kept`, () => {
      expect(decoded({ google_maps_url: url }).mapsUrl).to.equal(url);
    });

  for (const url of [
    '',
    null,
    42,
    'not a url',
    'javascript:alert(1)//google.com/maps/',
    'data:text/html,https://www.google.com/maps/',
    'ftp://www.google.com/maps/place/x',
    'https://evil.test/maps/search/?query=17+Rue+du+Docteur+Bouchut+Lyon',
    'https://www.google.com.evil.test/maps/search/?query=17+Rue+du+Docteur+Bouchut',
    'https://www.google.com@evil.test/maps/place/x',
    'https://www.google.com/url?q=https://evil.test/maps',
    'https://www.google.com/maps/search/?api=1',
    'https://www.google.com/maps/search/?api=1&query=',
    'https://www.google.com/maps/search/?api=1&query=17 Rue du & Bouchut, Lyon',
    'https://www.google.com/maps/search/?api=1&query=17%20Rue',
    'https://www.google.com/maps/search/?api=1&query=17 Rue du Docteur # 3, 69003 Lyon, France',
    'https://www.google.com/maps/search/?api=1&query=#17 Rue du Docteur Bouchut, 69003 Lyon',
    'https://maps.google.com/',
  ])
    it(`${JSON.stringify(url)} is built anew from the store's address`, () => {
      expect(decoded({ google_maps_url: url }).mapsUrl).to.equal(built);
    });

  it('escapes what the address holds', () => {
    const { mapsUrl } = decoded({
      google_maps_url: '',
      address: '1 A & B #4?',
      zip: '',
      state: '',
      country: '',
    });
    expect(new URL(mapsUrl).searchParams.get('query')).to.equal('1 A & B #4?, Lyon');
  });

  it('of a store without any address asks for its name', () => {
    expect(decodeLocation({ id: 1, name: 'Kiosk' })?.mapsUrl).to.equal(search('Kiosk'));
  });
});

describe('a position', () => {
  const at = (lat: number, lng: number) => ({ lat, lng, precision: 'exact', radiusMeters: 0 });

  for (const fields of [
    { lat: 45.76, lng: 4.86 },
    { latitude: '45.76', longitude: '4.86' },
    { lat: 45.76, lon: 4.86 },
    { lat: 45.76, long: 4.86 },
    { coordinates: { lat: 45.76, lng: 4.86 } },
    { coordinates: { type: 'Point', coordinates: [4.86, 45.76] } },
    { geo: { latitude: 45.76, longitude: 4.86 } },
    { geometry: { type: 'Point', coordinates: [4.86, 45.76] } },
    { type: 'Point', coordinates: [4.86, 45.76] },
  ])
    it(`is found in ${JSON.stringify(fields)}`, () => {
      expect(decoded(fields).position).to.deep.equal(at(45.76, 4.86));
    });

  for (const fields of [
    { lat: 0, lng: 0 },
    { lat: '0.0', lng: '0' },
    { lat: 91, lng: 4 },
    { lat: 45, lng: 181 },
    { lat: null, lng: 4 },
    { lat: '', lng: 4 },
    { lat: true, lng: 4 },
    { lat: '45,76', lng: '4,86' },
    { lat: 45 },
    { coordinates: [4.86, 45.76] },
    { coordinates: { type: 'LineString', coordinates: [4.86, 45.76] } },
  ])
    it(`is not found in ${JSON.stringify(fields)}`, () => {
      expect(decoded(fields).position).to.equal(undefined);
    });

  it('on the equator is one', () => {
    expect(decoded({ lat: 0, lng: 9.45 }).position).to.deep.equal(at(0, 9.45));
  });

  const maps = 'https://www.google.com/maps';
  for (const [url, found] of [
    [`${maps}/place/X/@45.1,4.1,17z/data=!3m1!4b1!4m6!8m2!3d45.76!4d4.86`, at(45.76, 4.86)],
    [`${maps}/place/X/@45.76,4.86,17z`, at(45.76, 4.86)],
    [`${maps}/place/X/@45.76,4.86,12.5z`, undefined],
    [`${maps}/search/?api=1&query=45.76,4.86`, at(45.76, 4.86)],
    [`${maps}/search/?api=1&query=45.76%2C%20-4.86`, at(45.76, -4.86)],
    [`${maps}/search/?api=1&query=12.5,+Rue+4.86`, undefined],
    [`${maps}/search/?api=1&query=0.0,0.0`, undefined],
    [`${maps}/dir/?api=1&destination=45.76,4.86`, at(45.76, 4.86)],
    ['https://maps.google.com/?q=loc:45.76,4.86', at(45.76, 4.86)],
    ['https://maps.google.com/?ll=45.76,4.86', at(45.76, 4.86)],
    ['https://evil.test/maps/?ll=45.76,4.86', undefined],
  ] as const)
    it(`${found ? 'is found' : 'is not found'} in ${url}`, () => {
      expect(completeStore(decoded({ google_maps_url: url })).position).to.deep.equal(found);
    });

  it('of the item wins over that of its map address, whose short query is then no cut one', () => {
    const url = `${maps}/search/?api=1&query=45.76,4.86`;
    const store = decoded({ google_maps_url: url, lat: 45.77, lng: 4.87 });
    const { position, mapsUrl } = completeStore(store);
    expect([position, mapsUrl]).to.deep.equal([at(45.77, 4.87), url]);
  });
});
