import { expect } from '@open-wc/testing';
import { decodeInventory } from '../../src/api/decode/decode-inventory.js';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { decodeReservation } from '../../src/api/decode/decode-reservation.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';

const entries = (table: StockTable) => [...table].map(([variant, row]) => [variant, [...row]]);

describe('an inventory', () => {
  it('of the documented shape has the statuses in, low and out of stock', () => {
    const body = { 11: { 1: 'in_stock', 2: 'low_stock' }, 12: { 1: 'out_of_stock' } };
    expect(entries(decodeInventory(body))).to.deep.equal([
      [
        '11',
        [
          ['1', 'in'],
          ['2', 'low'],
        ],
      ],
      ['12', [['1', 'out']]],
    ]);
  });

  it('has ids of digits, though they come as gid://', () => {
    const body = { 'gid://shop/ProductVariant/11': { 'gid://shop/Location/1': 'in_stock' } };
    expect(entries(decodeInventory(body))).to.deep.equal([['11', [['1', 'in']]]]);
  });

  it('leaves out an unknown status, which then means unknown and never out of stock', () => {
    const body = {
      11: { 1: 'in_stock', 2: 'backorder', 3: null, 4: 0, 5: false, 6: 'IN_STOCK', x: 'in_stock' },
      12: null,
      13: 'out_of_stock',
      14: ['out_of_stock'],
      sku: { 1: 'in_stock' },
    };
    expect(entries(decodeInventory(body))).to.deep.equal([
      ['11', [['1', 'in']]],
      // That they are named is known.
      ['12', []],
      ['13', []],
      ['14', []],
    ]);
  });

  for (const body of [null, undefined, {}, [], [{ variant_id: 1 }], 'in_stock', 7, true])
    it(`that is ${JSON.stringify(body)} has no statuses`, () => {
      expect(decodeInventory(body).size).to.equal(0);
    });

  it('does not change prototypes, whatever its keys are', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"1":"in_stock"},"constructor":{"1":"in_stock"},"1":{"__proto__":"in_stock","2":"toString"}}',
    );
    expect(entries(decodeInventory(body))).to.deep.equal([['1', []]]);
    expect(({} as Record<string, unknown>)['1']).to.equal(undefined);
  });
});

const reservation = {
  id: 5,
  location_id: 12,
  customer: {
    name: ' Ann Lee &amp; Co ',
    email: 'ann@example.org',
    phone: '+33 1',
    instructions: 'Ring\ntwice',
  },
  cart: { items: [{ product_id: 77, variant_id: 'gid://shop/ProductVariant/8', quantity: 2 }] },
  fulfilled: false,
  created_at: '2026-01-05T12:00:00.000Z',
  updated_at: '2026-01-06T12:00:00.000Z',
};

describe('a reservation', () => {
  it('of the documented shape is read whole', () => {
    expect(decodeReservation(reservation)).to.deep.equal({
      id: 5,
      locationId: 12,
      customer: {
        name: ' Ann Lee &amp; Co ',
        email: 'ann@example.org',
        phone: '+33 1',
        instructions: 'Ring\ntwice',
      },
      cart: { items: [{ productId: '77', variantId: '8', extra: { quantity: 2 } }] },
      fulfilled: false,
      createdAt: '2026-01-05T12:00:00.000Z',
      updatedAt: '2026-01-06T12:00:00.000Z',
    });
  });

  it('keeps its texts as they came, however long', () => {
    const instructions = ` Two lines:\r\n\tone\n\n${'and more '.repeat(10_000)}`;
    const customer = { ...reservation.customer, instructions };
    expect(decodeReservation({ ...reservation, customer })?.customer).to.deep.equal(customer);
  });

  it('has ids of products as texts, also those that are no digits', () => {
    const items = [
      { product_id: '8666212795394', variant_id: 'SKU-7/blue' },
      { product_id: 8666212795394, variant_id: null },
    ];
    const read = decodeReservation({ ...reservation, cart: { items } })?.cart.items;
    expect(read?.map(({ productId, variantId }) => [productId, variantId])).to.deep.equal([
      ['8666212795394', 'SKU-7/blue'],
      ['8666212795394', ''],
    ]);
  });

  it('with only an id has empty fields', () => {
    expect(decodeReservation({ id: '6' })).to.deep.equal({
      id: 6,
      locationId: undefined,
      customer: { name: '', email: '', phone: '', instructions: '' },
      cart: { items: [] },
      fulfilled: undefined,
      createdAt: '',
      updatedAt: '',
    });
  });

  it('without an id is dropped', () => {
    expect(decodeReservation({ ...reservation, id: null })).to.equal(undefined);
  });

  it('keeps the cart items that are objects', () => {
    const cart = { items: [null, 'x', { product_id: 1 }, []] };
    expect(decodeReservation({ ...reservation, cart })?.cart.items).to.deep.equal([
      { productId: '1', variantId: '', extra: {} },
    ]);
  });
});

describe('hostile data', () => {
  const location = {
    id: 1,
    name: 'Lyon',
    address: '1 Rue A',
    country: 'France',
    zip: '69003',
    platform_location_id: '3',
    google_maps_url:
      'https://www.google.com/maps/place/X/@45.7,4.8,17z/data=!3d45.7!4d4.8?q=1.5,2.5',
    geo: { type: 'Point', coordinates: [4.8, 45.7] },
  };
  const poison: unknown[] = [
    null,
    undefined,
    '',
    0,
    -1,
    NaN,
    Infinity,
    1e308,
    true,
    [],
    {},
    [[]],
    '\ud800',
    '\u0000',
    '%',
    '%E0%A4%A',
    '__proto__',
    'x'.repeat(100_000),
    ' '.repeat(100_000),
    'https://www.google.com/maps/%',
    'https://www.google.com/maps/@,,z/!3d..!4d--',
    'https://[',
    'gid://',
    { toString: null },
    { type: 'Point', coordinates: [{}, []] },
    { length: 3 },
    JSON.parse('{"__proto__":{"id":1},"toString":1}'),
    Object.create(null),
  ];

  /** The same numbers on every run. */
  let seed = 20_260_105;
  const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;

  /** A copy with one value anywhere in it replaced, removed or cut. */
  function mutated(value: unknown): unknown {
    if (below(4) === 0) return poison[below(poison.length)];
    if (typeof value === 'string' && below(2))
      return value.slice(0, below(value.length + 1)) + '\ud83d&#%';
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const place = below(list.length + 1);
      return [...list.slice(0, place), mutated(list[place]), ...list.slice(place + 1)];
    }
    if (typeof value !== 'object' || !value) return poison[below(poison.length)];
    const fields: [string, unknown][] = Object.entries(value);
    const [key, old] = fields[below(fields.length)] ?? ['id', 1];
    if (below(5) === 0) return Object.fromEntries(fields.filter(([name]) => name !== key));
    return { ...value, [below(9) ? key : 'toString']: mutated(old) };
  }

  const inventory = { 11: { 1: 'in_stock', 2: 'low_stock' }, 12: { 1: 'out_of_stock' } };
  for (const [what, decode, good] of [
    ['location', decodeLocation, location],
    ['reservation', decodeReservation, reservation],
    ['inventory', decodeInventory, inventory],
  ] as const)
    it(`makes no ${what} throw`, () => {
      for (const each of poison) decode(each);
      for (let round = 0; round < 3000; round++) {
        let value: unknown = good;
        for (let depth = below(4); depth >= 0; depth--) value = mutated(value);
        const decoded = decode(value);
        if (decoded && 'mapsUrl' in decoded) {
          expect(new URL(decoded.mapsUrl).protocol).to.match(/^https?:$/);
          expect(decoded.name).not.to.equal('');
          expect(Number.isSafeInteger(decoded.id)).to.equal(true);
        }
      }
    });
});
