import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { snapshotPages } from '../../src/api/read/snapshot-pages.js';
import { readDetails } from '../../src/domain/store/details/store-details.js';
import { fakeNominatim } from './fake-nominatim.js';
import { madeOf } from './made-of.js';
import { someLocations } from './shop.js';
import { Workplace } from './workplace.js';

let workplace: Workplace;
beforeEach(() => (workplace = new Workplace()));
afterEach(() => workplace.remove());

const made = (table: string | Uint8Array, ...more: readonly string[]) =>
  madeOf(workplace, table, ...more);

const address = { address: 'Oudegracht 120', city: 'Utrecht', zip: '3511 AW' };

describe('the columns of a table', () => {
  it('are known by names that other programs give them', async () => {
    for (const header of [
      'Anzeigename;Anschrift der Filiale;Postleit-Zahl;Stadt/Ort',
      'Customer Name;Billing Address;Zip;City',
    ]) {
      const { err, stores } = await made(`${header}\nLamp House;Oudegracht 120;3511 AW;Utrecht`);
      const [store] = stores;
      assert.deepEqual({ ...store, name: 'Lamp House', ...address }, store, err);
    }
  });

  it('are parted by commas, semicolons, tabs or bars', async () => {
    for (const separator of [',', ';', '\t', '|']) {
      const rows = ['Name Address City Country', 'Lamp "Oud;e,g|r\tt" Utrecht NL'];
      const { stores } = await made(rows.join('\r\n').replaceAll(' ', separator));
      assert.equal(stores.length, 1);
      assert.equal(stores[0]?.city, 'Utrecht', JSON.stringify(separator));
      assert.equal(stores[0]?.country, 'Netherlands');
    }
    const { stores } = await made('sep=;\nname;city\nLamp;Utrecht');
    assert.equal(stores[0]?.city, 'Utrecht');
  });

  it('that are not known are kept under their names, and the command names them', async () => {
    const { err, stores } = await made(
      'Name,City,Country,Parking,Manager,,Empty\nLamp,Utrecht,NL,at the back,Ann,lift,',
    );
    const extra = { Parking: 'at the back', Manager: 'Ann', 'Column 6': 'lift' };
    assert.deepEqual(stores[0]?.details, { extra });
    assert.match(err, /Also published, and shown on the page: Parking, Manager, Column 6\n/);
  });

  it('with the same meaning as another column: the more usual name counts, and the other column is kept', async () => {
    const { stores } = await made('Mobile,Phone,Name,City\n06 1,030 1,Lamp,Utrecht');
    assert.deepEqual(stores[0]?.details, { phone: '030 1', extra: { Mobile: '06 1' } });
  });

  it('with parts of an address are joined to one address', async () => {
    const german = await made('Name;Straße;Hausnummer;Adresszusatz;Ort\nA;Weg;5a;2. OG;Köln');
    assert.equal(german.stores[0]?.address, 'Weg 5a, 2. OG');
    const short = await made('Nr;Name;Straße;Nr;Ort\n7;A;Weg;5a;Köln');
    assert.equal(short.stores[0]?.address, 'Weg 5a');
    assert.equal(short.stores[0]?.id, 7);
    const english = await made('name,street number,street,city\nA,5,Main Street,Leeds');
    assert.equal(english.stores[0]?.address, '5 Main Street');
  });

  it('for weekdays become lines of hours', async () => {
    const { stores } = await made(
      'Name;Ort;Montag;Di;Sonntag;FR\nA;Köln;10:00-19:00;10:00-18:00;;9-12',
    );
    assert.deepEqual(stores[0]?.details?.hours, ['Mo 10:00-19:00', 'Tu 10:00-18:00', 'Fr 9-12']);
    const alone = await made('Name,City,FR\nA,Köln,Lampe');
    assert.deepEqual(alone.stores[0]?.details, { extra: { FR: 'Lampe' } });
  });

  it('of priorities put a store first among those of its town', async () => {
    const { stores } = await made('name,city,priority\nA,Köln,\nB,Bonn,\nC,Köln,1\nD,Köln,2');
    assert.deepEqual(
      stores.map(({ name }) => name),
      ['D', 'B', 'C', 'A'],
    );
  });

  it('hold tags, a picture, a priority and hours of several lines', async () => {
    const { stores } = await made(
      'name,city,tags,image,priority,hours\nA,Köln,"x; y, x",/a.jpg,"2,5","Mo 1-2\nTu 3-4; We 5"',
    );
    assert.deepEqual(stores[0]?.details, {
      hours: ['Mo 1-2', 'Tu 3-4', 'We 5'],
      tags: ['x', 'y'],
      image: '/a.jpg',
      priority: 2.5,
    });
  });

  it('hold the colour or the picture of a pin, in a column of any language', async () => {
    const { stores } = await made('name,city,Pin-Farbe\nA,Köln,#B02\nB,Bonn,/pins/outlet.svg');
    assert.deepEqual(
      stores.map(({ details }) => details),
      [{ pin: '#B02' }, { pin: '/pins/outlet.svg' }],
    );
  });

  it('hold a postal code under the name that India gives it', async () => {
    const { stores } = await made(
      'Name,Address,City,State,PIN,Country\nA,1 St,Pune,MH,411001,India',
    );
    assert.equal(stores[0]?.zip, '411001');
    assert.equal(stores[0]?.details, undefined);
  });

  it('hold positions: two cells or one, with a point or a decimal comma', async () => {
    const point = { lat: 52.09083, lng: 5.12222, precision: 'exact' };
    const tables = [
      'name,lat,lng\nA,52.09083,5.12222',
      'name;Breitengrad;Längengrad\nA;52,09083;5,12222',
      'name;coordinates\nA;52.09083, 5.12222',
      'name;Koordinaten\nA;52,09083 / 5,12222',
      'name;الإحداثيات\nA;(52.09083 5.12222)',
    ];
    for (const table of tables) {
      const { stores } = await made(table);
      assert.deepEqual({ ...stores[0], ...point }, stores[0], table);
    }
  });

  it('of a GeoJSON are its properties, and its points are the positions', async () => {
    const feature = (id: unknown, properties: object, geometry: object | null) => ({
      ...{ type: 'Feature', id, properties, geometry },
    });
    const point = { type: 'Point', coordinates: [5.12222, 52.09083] };
    const street = { 'addr:street': 'Oudegracht', 'addr:housenumber': 120, lat: 1, lng: 2 };
    const { err, stores } = await made(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          feature(5, { name: 'A', opening_hours: ['Mo 1-2', 'Tu 3-4'], tags: ['x', 'y'] }, point),
          feature('w/6', { name: 'B', ...street, 'addr:city': 'Utrecht' }, null),
          feature(7, { name: 'C' }, { type: 'Polygon', coordinates: [] }),
        ],
      }),
    );
    assert.deepEqual(
      stores.map(({ name, lat }) => [name, lat]),
      [
        ['A', 52.09083],
        ['B', undefined],
      ],
    );
    assert.deepEqual(stores[0]?.details, { hours: ['Mo 1-2', 'Tu 3-4'], tags: ['x', 'y'] });
    assert.equal(stores[1]?.address, '120 Oudegracht');
    assert.match(err, /^feature 3: has no address, town, postal code or position: left out$/m);
  });

  it('name a country by its code, or leave it to --country', async () => {
    const codes = await made('name,city,country\nA,Utrecht,nl\nB,Leeds,GBR\nC,Leeds,UK');
    assert.deepEqual(
      codes.stores.map(({ country }) => country),
      ['Netherlands', 'United Kingdom', 'United Kingdom'],
    );
    const none = await made('name,city\nA,Utrecht');
    assert.equal(none.stores[0]?.precision, undefined);
    assert.match(none.err, /--country NAME helps/);
    const usual = await made('name,city\nA,Utrecht', '--country', 'Niederlande');
    assert.equal(usual.stores[0]?.precision, 'city');
  });
});

describe('the numbers of stores in a table without numbers', () => {
  const header = 'name,address,city';
  const [a, b] = ['Lamp,Oudegracht 120,Utrecht', 'Lamp,Oudegracht 121,Utrecht'];

  it('stay the same when rows come and go and move, and when spelling changes', async () => {
    const before = await made([header, a, b].join('\n'));
    const after = await made(['city,name,address', 'UTRECHT,Lämp,"Oudegracht, 121"'].join('\n'));
    assert.equal(after.stores[0]?.id, before.stores[1]?.id);
    assert.notEqual(before.stores[0]?.id, before.stores[1]?.id);
    assert.ok(before.stores.every(({ id }) => Number.isSafeInteger(id) && id >= 2 ** 52));
  });

  it('are made of an id that is no number, or of the platform’s', async () => {
    const texts = await made(
      'id,name,city\nNL-7,A,Utrecht\n10000000000000000001,B,Utrecht\n7.0,C,Ede',
    );
    const renamed = await made('id,name,city\nNL-7,Z,Ede');
    assert.equal(texts.stores[0]?.id, renamed.stores[0]?.id);
    assert.deepEqual(texts.stores[0]?.details?.extra, { id: 'NL-7' });
    assert.equal(texts.stores[1]?.platform_location_id, '10000000000000000001');
    assert.equal(texts.stores[2]?.id, 7);
    const platform = await made('platform_location_id,name,city\ngid://x/Location/61,A,Utrecht');
    const moved = await made('name,platform location id,city\nB,61,Ede');
    assert.equal(platform.stores[0]?.platform_location_id, '61');
    assert.equal(platform.stores[0]?.id, moved.stores[0]?.id);
  });
});

describe('a snapshot of a table', () => {
  it('asks a geocoder for addresses, and the next time for none', async () => {
    const locations = someLocations(3);
    const geocoder = await fakeNominatim(locations);
    const rows = locations.map(({ name, address, zip, city, country }) =>
      [name, address, zip, city, country].map((text) => `"${text}"`).join(','),
    );
    const table = ['name,address,zip,city,country', ...rows].join('\n');
    const service = ['--geocoder', 'nominatim', '--endpoint', geocoder.url];
    for (let run = 0; run < 2; run++) {
      const { stores } = await made(table, ...service, '--requests-per-second', '1000');
      assert.ok(stores.every(({ precision }) => precision === 'address'));
      assert.equal(geocoder.asked.length, locations.length);
    }
    await geocoder.close();
  });

  it('reads back as the page will, with its details', async () => {
    await made(
      'name,city,country,phone,hours,website,tags,Floor\nA,Utrecht,NL,030 1,Mo 1-2,/utrecht,"x,y",2nd',
    );
    const [page] = [...snapshotPages(workplace.snapshot)];
    const [store] = page?.items ?? [];
    assert.equal(store?.position?.precision, 'city');
    const read = readDetails(store?.details ?? {}, 'https://shop.example/');
    const expected = {
      ...{ phone: '030 1', hours: ['Mo 1-2'], url: 'https://shop.example/utrecht' },
      ...{ email: undefined, tags: ['x', 'y'], fields: [['Floor', '2nd']] },
    };
    assert.deepEqual({ ...read, ...expected }, read);
  });
});
