import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  detailsTable,
  readDetails,
  refusedDetails,
} from '../../src/domain/store/details/store-details.js';
import { matchesSchema } from '../cli/matches-schema.js';

const base = 'https://shop.example/finder/';
const schema = JSON.parse(readFileSync('src/cli/details.schema.json', 'utf8')) as Record<
  string,
  unknown
>;
const read = (details: Readonly<Record<string, unknown>>) => readDetails(details, base);
const refusedIn = (details: unknown) => refusedDetails('8', details, base);
const isOfSchema = (details: unknown): boolean => {
  try {
    matchesSchema({ details: { 8: details } }, schema);
    return true;
  } catch {
    return false;
  }
};

const many = (length: number, text: string): string[] =>
  [...Array(length).keys()].map((i) => text + i);
const fields = (length: number) => Object.fromEntries(many(length, 'Field ').map((n) => [n, 'x']));

describe('the details of a store', () => {
  const usable: readonly (readonly [what: string, details: Record<string, unknown>])[] = [
    [
      'of every kind',
      {
        phone: '+33 4 78 00 00 00',
        hours: ['Mo-Fr 10:00-19:00'],
        email: 'lyon@shop.example',
        url: '/stores/lyon',
        note: 'In the courtyard.',
        tags: ['Parking', 'Click & collect'],
        image: 'https://cdn.shop.example/lyon.jpg',
        imageAlt: 'The front of the store',
        priority: 2,
        pin: '#b00020',
        fields: { Floor: '2nd floor', Desks: 4 },
        extra: { Manager: 'Ann' },
      },
    ],
    ['of none', {}],
    [
      'with hours as objects',
      { hours: [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '18:00' }] },
    ],
    ['with a time zone and holidays', { timeZone: 'Europe/Paris', holidays: ['2026-12-25'] }],
    ['with a number as phone', { phone: 331234 }],
    ['with hours in one text', { hours: 'Mo-Fr 10-19' }],
    ['with empty lists', { tags: [], fields: {}, hours: [] }],
    ['with a picture beside the page', { image: 'lyon.jpg?width=400' }],
    ['with a picture as pin', { pin: 'pins/outlet.svg' }],
    ['with a short colour as pin', { pin: '#B02' }],
    ['with a priority below zero', { priority: -1.5 }],
    ['with as many tags and fields as a row shows', { tags: many(20, 't'), fields: fields(10) }],
  ];
  for (const [what, details] of usable)
    it(`${what}: are of the schema, and nothing in them is refused`, () => {
      assert.deepEqual(refusedIn(details), []);
      matchesSchema({ by: 'id', details: { 8: details } }, schema);
    });

  const unusable: readonly (readonly [place: string, details: unknown])[] = [
    ['8', 'x'],
    ['8.phne', { phne: '1' }],
    ['8.phone', { phone: {} }],
    ['8.holidays', { holidays: ['Christmas'] }],
    ['8.timeZone', { timeZone: {} }],
    ['8.email', { email: 'a@b.example?bcc=c@d.example' }],
    ['8.url', { url: 'javascript:alert(1)' }],
    ['8.note', { note: 'x'.repeat(501) }],
    ['8.tags', { tags: 'Parking' }],
    ['8.tags', { tags: ['Parking', {}] }],
    ['8.tags', { tags: ['x'.repeat(41)] }],
    ['8.tags', { tags: many(21, 't') }],
    ['8.image', { image: 'data:image/png;base64,AAAA' }],
    ['8.image', { image: 'javascript:alert(1)' }],
    ['8.imageAlt', { imageAlt: {} }],
    ['8.priority', { priority: '2' }],
    ['8.pin', { pin: 'red' }],
    ['8.pin', { pin: '#b0002' }],
    ['8.pin', { pin: 'rgb(1.0 0 0)' }],
    ['8.pin', { pin: 'N.A.' }],
    ['8.pin', { pin: 'data:image/png;base64,AAAA' }],
    ['8.pin', { pin: 3 }],
    ['8.fields', { fields: 'Floor 2' }],
    ['8.fields', { fields: fields(11) }],
    ['8.fields.Floor', { fields: { Floor: { nth: 2 } } }],
    [`8.fields.${'x'.repeat(61)}`, { fields: { ['x'.repeat(61)]: 'y' } }],
  ];
  for (const [place, details] of unusable)
    it(`with ${JSON.stringify(details).slice(0, 60)}: is told, and not of the schema`, () => {
      assert.deepEqual(refusedIn(details), [place]);
      assert.equal(isOfSchema(details), false);
    });

  it('of the demo are of the schema, and nothing in them is refused', () => {
    const file: unknown = JSON.parse(readFileSync('demo/service/data/details.json', 'utf8'));
    matchesSchema(file, schema);
    const entries = [...(detailsTable(file)?.details ?? [])];
    assert.ok(entries.length > 100);
    assert.deepEqual(
      entries.flatMap(([key, entry]) => refusedDetails(key, entry, base)),
      [],
    );
  });

  it('tell each part of them that is unusable', () => {
    assert.deepEqual(refusedIn({ phone: [], url: 'ftp://x.test', note: 'ok', hour: '9' }), [
      '8.url',
      '8.hour',
    ]);
    assert.deepEqual(refusedIn({ fields: { A: {}, B: 'b', C: [1] } }), [
      '8.fields.A',
      '8.fields.C',
    ]);
  });

  it('say nothing where a feed writes an empty value', () => {
    const empty = { phone: 'N/A', tags: ['-', 'null'], image: '', fields: { Floor: 'undefined' } };
    assert.deepEqual(refusedIn(empty), []);
    const { phone, tags, image, fields: shown } = read(empty);
    assert.deepEqual([phone, tags, image, shown], [undefined, [], undefined, []]);
  });

  it('have plain texts, each tag once, and no secret key', () => {
    const { tags, fields: shown } = read({
      tags: ['<b>Caf&eacute;</b>', 'café', ' Parking ', 'sk_live_1'],
      fields: { 'Floor<br>': '<i>2nd</i> &amp; up', Key: 'sk_live_1' },
    });
    assert.deepEqual(tags, ['Café', 'Parking']);
    assert.deepEqual(shown, [['Floor', '2nd & up']]);
  });

  it('have own fields before the columns of a table, ten in all', () => {
    const own = { Floor: '2' };
    const shown = read({ fields: own, extra: { Floor: '1', ...fields(30) } }).fields;
    assert.equal(shown.length, 10);
    assert.deepEqual(shown[0], ['Floor', '2']);
    assert.deepEqual(shown[1], ['Field 0', 'x']);
  });

  it('have addresses of the web alone', () => {
    assert.equal(read({ image: '/i/lyon.jpg' }).image, 'https://shop.example/i/lyon.jpg');
    assert.equal(read({ image: '//cdn.example/a.jpg' }).image, 'https://cdn.example/a.jpg');
    for (const image of ['javascript:1', 'data:image/svg+xml,<svg/>', 'blob:x', 'file:///a'])
      assert.equal(read({ image }).image, undefined, image);
  });
});

describe('a table of details', () => {
  it('is an object of the published shape, or a snapshot', () => {
    const own = detailsTable({ by: 'platformLocationId', details: { 5: { phone: '1' } } });
    assert.equal(own?.by, 'platformLocationId');
    assert.deepEqual([...(own?.details ?? [])], [['5', { phone: '1' }]]);
    const stores = [{ id: 5, details: { phone: '1' } }, { id: 6 }, null, 'x'];
    const snapshot = detailsTable({ version: 1, stores });
    assert.equal(snapshot?.by, 'id');
    assert.deepEqual([...(snapshot?.details ?? [])], [['5', { phone: '1' }]]);
  });

  it('is no other value', () => {
    for (const value of [undefined, null, 'x', 5, [], {}, { details: 'x' }, { stores: 'x' }])
      assert.equal(detailsTable(value), undefined, JSON.stringify(value));
  });
});
