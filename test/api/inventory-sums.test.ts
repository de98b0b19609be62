import { expect } from '@open-wc/testing';
import { stockAtStores } from '../../src/domain/stock/stock-at-stores.js';
import { inventoryKeys } from '../../src/domain/stock/inventory-keys.js';
import { stockOver } from '../../src/domain/stock/stock-over.js';
import { stockAt, summarizeStock } from '../../src/domain/stock/stock-summary.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';
import type { Store } from '../../src/domain/store/store.js';
import { productLevelStock } from '../../src/domain/stock/product-level-stock.js';
import { inventoryDecoder } from '../../src/page/stock/inventory-decoder.js';
import { productId } from './inventory-shapes.js';

/** As the usual shape where it is that, else as any. */
async function readAsPage(body: unknown): Promise<StockTable> {
  const { prepare, decoder } = inventoryDecoder(productId);
  await prepare(body);
  return decoder()(body);
}

describe('out of stock', () => {
  const stores = [
    { id: 1, platformLocationId: '61' },
    { id: 7, platformLocationId: '' },
  ] as unknown as readonly Store[];
  const row = { variant_id: 11, platform_location_id: '61', status: 'out_of_stock' };
  const out = { 11: { 61: 'out_of_stock' } };

  for (const [what, body] of [
    [
      'at a store without a platform id',
      [row, { ...row, platform_location_id: null, location_id: 7, status: 'in_stock' }],
    ],
    [
      'at a location by a name, in a row',
      [row, { ...row, platform_location_id: 'warehouse', status: 'in_stock' }],
    ],
    ['at a location by a name', { 11: { 61: 'out_of_stock', online: 'in_stock' } }],
    ['at a location by a name, in a wrapper', { data: { 11: { ...out[11], online: 'in_stock' } } }],
    ['in a row that is none', [row, 'in_stock']],
    ['at a location of a variant by a name', { ...out, blue: { 62: 'in_stock' } }],
    ['of the variant in another spelling, nowhere', { ...out, ' 11': 'in_stock' }],
    ['of another variant, nowhere', { ...out, 12: 'in_stock' }],
    ['in another wrapper', { inventory: out, data: { 11: { 62: 'in_stock' } } }],
    ['beside a wrapper', { inventory: out, 11: { 62: 'in_stock' } }],
  ] as const)
    it(`is not reported for a variant at all stores where something is ${what}`, async () => {
      const table = await readAsPage(body);
      expect(stockAt(table, '11', '61')).to.equal('out');
      expect(summarizeStock(table, '11').status).not.to.equal('out');
      const listed = stockOver(table, '11', stores, inventoryKeys(table, stores));
      expect(listed.status).to.equal('unknown');
    });

  for (const [what, body] of [
    ['is empty', { ...out, 12: {} }],
    ['is empty, in a wrapper', { inventory: { ...out, 12: {} } }],
    ['is nothing', { ...out, 12: null }],
    ['is nothing, in a wrapper', { inventory: { ...out, 12: null } }],
    ['is a word', { ...out, 12: 'in_stock' }],
    ['is a list', { ...out, 12: [{ 61: 'in_stock' }] }],
    ['has a name alone', { ...out, blue: { 61: 'in_stock' } }],
    ['is not named in its row', [row, { ...row, variant_id: null, status: 'in_stock' }]],
    ['has no id in its row', [row, { ...row, variant_id: 'blue', status: 'in_stock' }]],
  ] as const)
    it(`is not reported for a product where one of its variants ${what}`, async () => {
      const table = await readAsPage(body);
      expect(stockAt(table, '11', '61')).to.equal('out');
      const whole = productLevelStock(table);
      expect(stockAt(whole, '', '61')).to.equal('unknown');
      expect(summarizeStock(whole, '').status).to.equal('unknown');
      const [first] = stores;
      expect(stockAtStores(table, undefined, stores)(first!)).to.equal('unknown');
    });

  for (const [what, body] of [
    ['in the usual shape', { 11: { 61: 'out_of_stock' }, 12: { 61: 'out_of_stock' } }],
    ['in rows', [row, { ...row, variant_id: '12' }]],
    ['beside what names the product', { product_id: productId, product: {}, ...out }],
    ['beside another product', { [productId]: out, 999: { 21: { 62: 'in_stock' } } }],
    ['beside another product’s row', [row, { ...row, product_id: 999, status: 'in_stock' }]],
    ['in a wrapper, beside what is no variant', { inventory: out, checked: 'today' }],
  ] as const)
    it(`is reported where no other status is given (${what})`, async () => {
      const table = await readAsPage(body);
      expect(summarizeStock(table, '11').status).to.equal('out');
      expect(summarizeStock(productLevelStock(table), '').status).to.equal('out');
    });

  it('is reported for no store by ids that cannot be read, beside ids that can', async () => {
    const byName = await readAsPage({ 11: { warehouse: 'in_stock' } });
    const byId = await readAsPage({ 11: { 7: 'in_stock', warehouse: 'out_of_stock' } });
    const byPlatform = await readAsPage({ 11: { 61: 'in_stock', warehouse: 'in_stock' } });
    const says = (table: StockTable) => stores.map(stockAtStores(table, '11', stores)).join();
    expect(says(byName)).to.equal('unknown,unknown');
    expect(says(byId)).to.equal('unknown,in');
    expect(says(byPlatform)).to.equal('in,unknown');
  });
});

describe('a simple product, whose variant has the product’s own id', () => {
  const stores = [
    { id: 1, platformLocationId: '901' },
    { id: 2, platformLocationId: '902' },
    { id: 3, platformLocationId: '903' },
  ];
  const cells = { 901: 'in_stock', 902: 'out_of_stock', 903: null };
  const simple = { [productId]: cells };

  for (const body of [
    simple,
    { [` ${productId} `]: cells },
    { [productId]: { 901: 7, 902: '0.0000' } },
    { inventory: simple },
    { data: { inventory_tables: simple } },
    { [productId]: simple },
    { product_id: productId, ...simple },
    { [productId]: { product_id: productId, ...cells } },
    // Other products of one answer.
    { ...simple, 999: { 902: 'in_stock', 903: 'in_stock' } },
    { [productId]: simple, 999: { 21: { 902: 'in_stock' } } },
    [
      { variant_id: productId, platform_location_id: 901, status: 'in_stock' },
      { variant_id: productId, platform_location_id: 902, quantity: '-1.0000' },
    ],
  ])
    it(`is read from ${JSON.stringify(body)}`, async () => {
      const table = await readAsPage(body);
      for (const variant of [undefined, productId]) {
        const said = stores.map(stockAtStores(table, variant, stores));
        expect(said, `variant ${variant}`).to.deep.equal(['in', 'out', 'unknown']);
      }
      expect(summarizeStock(productLevelStock(table), '')).to.deep.equal({
        status: 'in',
        stores: 1,
      });
      expect(summarizeStock(table, productId)).to.deep.equal({ status: 'in', stores: 1 });
    });

  it('is out of stock where all of its stores are', async () => {
    const table = await readAsPage({ [productId]: { 901: 'out_of_stock', 902: -3 } });
    expect(summarizeStock(productLevelStock(table), '').status).to.equal('out');
  });

  it('is unknown where the answer is for another product', async () => {
    for (const body of [
      { 999: cells },
      { [productId]: { product_id: 999, ...cells } },
      { product_id: 999, ...simple },
    ]) {
      const table = await readAsPage(body);
      expect(stockAt(table, productId, '901'), JSON.stringify(body)).to.equal('unknown');
    }
  });
});

describe('a product’s variants that have words and no locations', () => {
  for (const body of [
    { [`gid://shop/Product/${productId}`]: { 11: 'in_stock', 12: 'in_stock' } },
    { data: { [`gid://shop/Product/${productId}`]: { 11: 3, 12: null } } },
    { [productId]: { inventory: 'in_stock', 11: 'in_stock' } },
    { [productId]: 'in_stock' },
  ])
    it(`are no stores: ${JSON.stringify(body)}`, async () => {
      const table = await readAsPage(body);
      for (const id of ['11', '12', productId])
        expect(summarizeStock(table, id), id).to.deep.equal({ status: 'unknown', stores: 0 });
      const whole = summarizeStock(productLevelStock(table), '');
      expect(whole).to.deep.equal({ status: 'unknown', stores: 0 });
    });
});
