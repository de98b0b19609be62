import { expect } from '@open-wc/testing';
import { decodeAnyInventory } from '../../src/api/decode/decode-any-inventory.js';
import { decodeInventory } from '../../src/api/decode/decode-inventory.js';
import { inventoryDecoder } from '../../src/page/stock/inventory-decoder.js';
import { usePage } from '../support/harness/page.js';

const words = ['in_stock', 'low_stock', 'out_of_stock'];
const row = (cells: number, shift: number) =>
  Object.fromEntries(
    Array.from({ length: cells }, (_, nth) => [`${600 + nth}`, words[(nth + shift) % 3]]),
  );
const large = (variants: number, cells: number) =>
  Object.fromEntries(
    Array.from({ length: variants }, (_, nth) => [`${10 + nth}`, row(cells, nth)]),
  );

describe('the decoder of a product’s inventory', () => {
  usePage();

  for (const [what, body] of [
    ['many stores', large(6, 4_000)],
    ['many variants', large(3_000, 4)],
    ['little', large(2, 3)],
  ] as const)
    it(`reads an answer with ${what} with the same result, however many tasks it takes`, async () => {
      const { prepare, decoder } = inventoryDecoder('7');
      await prepare(body);
      expect(decoder()(body)).to.deep.equal(decodeInventory(body));
      // Once prepared it is not made again.
      expect(decoder()(body) === decoder()(body)).to.equal(true);
      expect(decoder() === decoder()).to.equal(true);
    });

  it('notices a variant that a large answer names twice', async () => {
    const { prepare, decoder } = inventoryDecoder('7');
    const body = { ...large(6, 4_000), 'gid://shop/V/12': row(4_000, 1) };
    await prepare(body);
    expect(decoder()(body)).to.deep.equal(decodeAnyInventory(body, '7', 2));
    expect(decoder()(body).get('12')?.get('600')).to.equal('unknown');
  });

  it('keeps two answers apart that are read at the same time', async () => {
    const { prepare, decoder } = inventoryDecoder('7');
    const [long, short] = [large(40, 4_000), large(2, 3_000)];
    await Promise.all([prepare(long), prepare(short)]);
    for (const body of [long, short]) expect(decoder()(body)).to.deep.equal(decodeInventory(body));
  });

  it('reads many rows of another shape by that shape', async () => {
    const { prepare, decoder } = inventoryDecoder('7');
    const body = Array.from({ length: 6_000 }, (_, nth) => ({
      variant_id: 11,
      platform_location_id: `${600 + nth}`,
      status: words[nth % 3],
    }));
    await prepare(body);
    const table = decoder()(body);
    expect([...table.keys()]).to.deep.equal(['11']);
    expect(table.get('11')?.get('601')).to.equal('low');
    expect(table.get('11')?.size).to.equal(6_000);
  });
});
