import { expect } from '@open-wc/testing';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { bringReaders } from '../../src/api/decode/odd-fields.js';
import { enrichStore } from '../../src/domain/store/enrich-store.js';
import type { Store } from '../../src/domain/store/store.js';

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

describe('a location', () => {
  it('of the documented shape becomes a store', () => {
    expect(decoded()).to.deep.equal({
      id: 12,
      storeId: 9,
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
    it(`with the platform's id ${JSON.stringify(value)} has the platformLocationId "${id}"`, () => {
      expect(decoded({ platform_location_id: value }).platformLocationId).to.equal(id);
    });

  for (const [value, storeId] of [
    [9, 9],
    ['9', 9],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [1.5, undefined],
    ['A9', undefined],
  ] as const)
    it(`with the store_id ${JSON.stringify(value)} has storeId ${storeId}`, () => {
      expect(decoded({ store_id: value }).storeId).to.equal(storeId);
    });

  it('has the same id when the id is a string', () => {
    expect(decoded({ id: '12' }).id).to.equal(12);
  });
});

/** A text with markup is met, and its reader brought, as when a page of the listing is read. */
const meetMarkup = async (): Promise<void> => {
  decoded({ name: '&eacute;' });
  await bringReaders();
};

describe('a text of the feed', () => {
  before(meetMarkup);

  for (const [raw, text] of [
    ['  Lyon \n Bellecour\t', 'Lyon Bellecour'],
    ['Lyon\u0000\u0007\u0085Bellecour', 'Lyon Bellecour'],
    ['\u202eruocelleB\u202c \u2066x\u2069', 'ruocelleB x'],
    ['\u200bLy\u200bon\ufeff', 'Lyon'],
    ['half \ud83d', 'half'],
    ['smile 😀', 'smile 😀'],
    ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
    [404, '404'],
    ['Caf&eacute; O&#39;Neill &amp; Sons<br/>', "Café O'Neill & Sons"],
    ['<b>Lyon</b>', 'Lyon'],
    ['Lyon<br>Part-Dieu', 'Lyon Part-Dieu'],
    ['&lt;b&gt;Lyon&lt;/b&gt;', '<b>Lyon</b>'],
    ['Lyon&nbsp;&nbsp;3', 'Lyon 3'],
  ] as const)
    it(`${JSON.stringify(raw)} is shown as ${JSON.stringify(text)}`, () => {
      expect(decoded({ name: raw }).name).to.equal(text);
    });

  it('is cut after 300 characters', () => {
    expect(decoded({ name: 'x'.repeat(5000) }).name).to.have.length(300);
    expect(decoded({ name: `${'x'.repeat(299)}😀` }).name).to.equal('x'.repeat(299));
  });
});

describe('a placeholder for an empty text', () => {
  before(meetMarkup);

  for (const raw of ['undefined', 'null', 'NULL', 'N/A', 'n/a', '- N/A', '-', ' – ', '&ndash;'])
    it(`such as ${JSON.stringify(raw)} is empty`, () => {
      const { name, address, city, zip } = decoded({ name: raw, city: raw, zip: raw });
      expect([name, city, zip]).to.deep.equal([address, '', '']);
      expect(decodeLocation({ id: 1, name: raw, address: raw })).to.equal(undefined);
    });

  for (const city of ['Null Island', 'None', 'Nan', 'NA', 'A-1', 'Undefinedville'])
    it(`is not recognized in the town "${city}"`, () => {
      expect(decoded({ city }).city).to.equal(city);
    });
});

describe('a position', () => {
  before(meetMarkup);

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

  it('on the equator is a position', () => {
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
      expect(enrichStore(decoded({ google_maps_url: url })).position).to.deep.equal(found);
    });

  it('in the fields of the item wins over the one in its map address, and that address stays as it is', () => {
    const url = `${maps}/search/?api=1&query=45.76,4.86`;
    const store = decoded({ google_maps_url: url, lat: 45.77, lng: 4.87 });
    const { position, mapsUrl } = enrichStore(store);
    expect([position, mapsUrl]).to.deep.equal([at(45.77, 4.87), url]);
  });
});
