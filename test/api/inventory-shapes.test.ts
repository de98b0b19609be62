import { expect } from '@open-wc/testing';
import { anyInventoryDecoder } from '../../src/api/decode/any-inventory-decoder.js';
import { decodeAnyInventory } from '../../src/api/decode/decode-any-inventory.js';
import { decodeInventory } from '../../src/api/decode/decode-inventory.js';
import { inventoryKeys } from '../../src/domain/stock/inventory-keys.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';
import { productId, sayings, shapes } from './inventory-shapes.js';

const read = (body: unknown) => decodeAnyInventory(body, productId, 2);
const at = (table: StockTable, variant: string, location: string) =>
  table.get(variant)?.get(location) ?? 'unknown';
const isUsual = (body: unknown): boolean => {
  let usual = true;
  decodeInventory(body, () => (usual = false));
  return usual;
};

describe('an inventory', () => {
  for (const [shape, wrap] of Object.entries(shapes))
    it(`of the shape "${shape}" has the statuses that its words and numbers mean`, () => {
      for (const [said, status] of sayings) {
        const table = read(
          wrap([
            ['11', '61', said],
            ['11', '62', 'in_stock'],
            ['12', '61', 'out_of_stock'],
          ]),
        );
        expect(at(table, '11', '61'), JSON.stringify(said)).to.equal(status);
        expect(at(table, '11', '62')).to.equal('in');
        expect(at(table, '12', '61')).to.equal('out');
        expect(at(table, '12', '62')).to.equal('unknown');
      }
    });

  for (const body of [null, undefined, {}, { data: null }, { inventory: {} }, { inventory: [] }])
    it(`that is ${JSON.stringify(body)} has no statuses`, () => {
      expect(read(body).size).to.equal(0);
    });

  for (const body of [
    [],
    'in_stock',
    7,
    true,
    [[]],
    [null],
    [{ variant_id: 1 }],
    { 11: 'in_stock' },
  ])
    it(`that is ${JSON.stringify(body)} has no status of any variant`, () => {
      const rows = [...read(body).values()].flatMap((row) => [...row.values()]);
      expect(rows.filter((status) => status !== 'unknown')).to.deep.equal([]);
    });

  it('is unknown where it has two statuses for one variant in one store', () => {
    const row = { variant_id: 11, platform_location_id: '61' };
    for (const body of [
      { 11: { 61: 'in_stock', 'gid://shop/Location/61': 'out_of_stock' } },
      { 11: { 61: 'in_stock' }, 'gid://shop/ProductVariant/11': { 61: 'low_stock' } },
      [
        { ...row, status: 'in_stock' },
        { ...row, status: 'out_of_stock' },
        { ...row, status: 'in_stock' },
      ],
      [{ ...row, status: 'in_stock', availability: 'out_of_stock' }],
      [{ ...row, status: 'in_stock', availability: 'backorder' }],
      [{ ...row, status: 'in_stock', quantity: 0 }],
      [{ ...row, status: 'out_of_stock', quantity: 5 }],
      [{ ...row, status: 'backorder', quantity: 5 }],
    ])
      expect(at(read(body), '11', '61'), JSON.stringify(body)).to.equal('unknown');
  });

  it('takes the status from the word if the number agrees, and from the number if there is no word', () => {
    const row = { variant_id: '11', platform_location_id: 61 };
    expect(at(read([{ ...row, status: 'in_stock', quantity: 1 }]), '11', '61')).to.equal('in');
    expect(at(read([{ ...row, status: null, quantity: '1' }]), '11', '61')).to.equal('low');
    expect(at(read([{ ...row, quantity: '1 left' }]), '11', '61')).to.equal('unknown');
    expect(at(read([{ ...row, quantity: '' }]), '11', '61')).to.equal('unknown');
    expect(at(read([{ ...row, quantity: '-2.0000' }]), '11', '61')).to.equal('out');
    const oversold = { ...row, status: 'in_stock', quantity: -2 };
    expect(at(read([oversold]), '11', '61'), 'two things at once').to.equal('unknown');
  });

  it('has no status from a number that stands in place of a word', () => {
    const row = { variant_id: '11', platform_location_id: 61 };
    for (const said of ['5', '0', '100.0000', '-1'])
      for (const word of ['status', 'stock_status', 'availability'])
        expect(at(read([{ ...row, [word]: said }]), '11', '61'), said).to.equal('unknown');
  });

  it('never mixes the service’s own ids with those of the platform', () => {
    const table = read([
      { variant_id: 11, platform_location_id: '61', location_id: 5, status: 'in_stock' },
      { variant_id: 11, platform_location_id: null, location_id: 6, status: 'in_stock' },
    ]);
    expect([...(table.get('11') ?? [])]).to.deep.equal([
      ['61', 'in'],
      ['?', 'unknown'],
    ]);
  });

  it('of another product is not read as this one’s', () => {
    const table = read({ 999: { 11: { 61: 'in_stock' } } });
    expect(at(table, '11', '61')).to.equal('unknown');
  });

  for (const [where, other] of [
    ['by number', 999],
    ['by digits', ' 999 '],
    ['by gid://', 'gid://shop/Product/999'],
    ['by a name', 'lamp'],
    ['by nothing that is an id', {}],
  ] as const)
    it(`that names another product ${where} is left out, row by row and as a whole`, () => {
      const row = { variant_id: '11', platform_location_id: '61', status: 'in_stock' };
      const theirs = { ...row, product_id: other };
      const table = { 11: { 61: 'in_stock' } };
      for (const body of [
        [theirs],
        [theirs, { ...row, product_id: other, status: 'out_of_stock' }],
        { inventory: [theirs] },
        { ...table, product_id: other },
        { product_id: other, inventory: table },
        { product_id: other, data: [row] },
        { product: { id: other }, inventory: table },
        { data: { product_id: other, inventory_tables: table } },
        { 11: { product_id: other, 61: 'in_stock' } },
        { [productId]: { ...table, product_id: other } },
      ])
        expect(at(read(body), '11', '61'), JSON.stringify(body)).to.equal('unknown');
      // Nor does it say anything of this one's shelf.
      const mixed = [theirs, { ...row, product_id: +productId, status: 'out_of_stock' }];
      expect(at(read(mixed), '11', '61')).to.equal('out');
      const [ours] = read([
        { ...theirs, platform_location_id: '62' },
        { ...row, location_id: 5 },
      ]);
      expect([...(ours?.[1] ?? [])]).to.deep.equal([['61', 'in']]);
    });

  it('that names its own product is read', () => {
    for (const own of [productId, +productId, `gid://shop/Product/${productId}`, null, undefined]) {
      const row = { product_id: own, variant_id: '11', location_id: '61', status: 'in_stock' };
      const table = { 11: { 61: 'in_stock' } };
      for (const body of [
        [row],
        { product_id: own, inventory: table },
        { product_id: own, ...table },
      ])
        expect(at(read(body), '11', '61'), JSON.stringify(body)).to.equal('in');
    }
  });

  it('does not change prototypes, whatever its keys are', () => {
    const table = read(
      JSON.parse('{"__proto__":{"1":"in_stock"},"1":{"__proto__":"in_stock","2":"toString"}}'),
    );
    expect([...(table.get('1') ?? [])]).to.deep.equal([
      ['2', 'unknown'],
      ['?', 'unknown'],
    ]);
    expect(({} as Record<string, unknown>)['1']).to.equal(undefined);
  });

  it('counts as low stock what the shop’s threshold says', () => {
    const decoder = anyInventoryDecoder(productId);
    const body = { 11: { 61: 2, 62: 5, 63: 6 } };
    const statuses = (threshold: unknown) =>
      [
        ...(decoder(threshold as number)(body)
          .get('11')
          ?.values() ?? []),
      ].join();
    expect(statuses(undefined)).to.equal('low,in,in');
    expect(statuses(5)).to.equal('low,low,in');
    expect(statuses('5')).to.equal('low,low,in');
    expect(statuses(0)).to.equal('in,in,in');
    expect(statuses('0')).to.equal('in,in,in');
    expect([statuses(''), statuses(' ')]).to.deep.equal(['low,in,in', 'low,in,in']);
    expect(statuses('many')).to.equal('low,in,in');
    expect(decoder(5)).to.equal(decoder(5));
  });
});

describe('the usual shape of an inventory', () => {
  it('is recognized by each of its words, so that no more code is loaded', () => {
    for (const body of [null, undefined, {}, { 11: {} }, { 11: null }, { 11: { 61: 'in_stock' } }])
      expect(isUsual(body), JSON.stringify(body)).to.equal(true);
    for (const body of [
      [[]],
      'in_stock',
      { 11: { 61: 'IN_STOCK' } },
      { 11: { 61: 3 } },
      { 11: { 61: 'in_stock', x: 'in_stock' } },
      { 11: 'in_stock' },
      { 11: { 61: 'in_stock' }, ' 11': { 61: 'out_of_stock' } },
      { data: {} },
    ])
      expect(isUsual(body), JSON.stringify(body)).to.equal(false);
  });
});

describe('a store in an inventory', () => {
  const stores = [
    { id: 5, platformLocationId: '61' },
    { id: 6, platformLocationId: '' },
    { id: 7, platformLocationId: '63' },
  ] as const;
  const table = (...locations: string[]): StockTable =>
    new Map([['11', new Map(locations.map((location) => [location, 'in']))]]);

  it('is found by its platform id', () => {
    expect(inventoryKeys(table('61', '63'), stores)(stores[0])).to.equal('61');
  });

  it('is found by its own id only if no store is found by its platform id', () => {
    expect(inventoryKeys(table('5', '6'), stores)(stores[1])).to.equal('6');
    expect(inventoryKeys(table('5', '6'), stores, false)(stores[1])).to.equal('');
    expect(inventoryKeys(table('5', '6', '63'), stores)(stores[0])).to.equal('61');
    expect(inventoryKeys(table('5', '6', '63'), stores)(stores[1])).to.equal('');
  });
});
