import { expect } from '@open-wc/testing';
import { decodeAnyInventory } from '../../src/api/decode/decode-any-inventory.js';
import { decodeInventory } from '../../src/api/decode/decode-inventory.js';
import { inventoryKeys } from '../../src/domain/stock/inventory-keys.js';
import { stockOver } from '../../src/domain/stock/stock-over.js';
import { summarizeStock } from '../../src/domain/stock/stock-summary.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';
import type { Store } from '../../src/domain/store/store.js';
import { productLevelStock } from '../../src/domain/stock/product-level-stock.js';
import { inventoryDecoder } from '../../src/page/stock/inventory-decoder.js';
import { seeded } from '../support/fakes/seeded.js';
import { productId, sayings, shapes, type Cell } from './inventory-shapes.js';
import { isSaid, NaiveInventory } from './naive-inventory.js';

const rounds = 10_000;
const variants = ['11', '12', '13'];
const locations = ['61', '62', '63'];

/** Values and keys that a broken answer may contain. */
const poison: readonly unknown[] = [
  ...sayings.map(([said]) => said),
  undefined,
  Infinity,
  '61',
  11,
  'gid://shop/Location/61',
  'gid://',
  '\ud800',
  { 61: 'in_stock' },
  { 11: { 61: 'out_of_stock' } },
  { 11: { 61: 'out_of_stock', online: 'in_stock' }, 12: null },
  { [productId]: { 11: 'in_stock', 12: 'out_of_stock' } },
  [[{ variant_id: 11 }]],
  [{ variant_id: '11', location_id: 61, quantity: 9 }],
  { toString: null },
  { length: 3 },
  JSON.parse('{"__proto__":{"61":"in_stock"}}'),
  Object.create(null),
];
const keys = ['11', '61', 'gid://shop/X/62', ' 63', 'x', '', '__proto__', 'inventory', 'data'];
const fields = ['variant_id', 'location_id', 'platform_location_id', 'status', 'quantity'];
fields.push('product_id');
keys.push('inventory_tables', 'product', productId, ...fields);

function mutator(random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number): boolean => random() < share;

  /** Returns a copy with one part replaced, removed, renamed, repeated, wrapped or cut. */
  return function mutated(value: unknown): unknown {
    if (chance(0.1)) return pick(poison);
    if (chance(0.05)) return { [pick(keys)]: value };
    if (typeof value === 'string' && chance(0.5))
      return value.slice(0, Math.floor(random() * (value.length + 1))) + pick(['', '?', ' ', '-']);
    if (typeof value !== 'object' || value === null) return pick(poison);
    const entries: [string, unknown][] = Object.entries(value);
    const at = Math.floor(random() * entries.length);
    const entry = entries[at];
    if (!entry) return pick(poison);
    const [key, inside] = entry;
    if (chance(0.1)) entries.splice(at, 1);
    else if (chance(0.1)) entries[at] = [pick(keys), inside];
    else if (chance(0.1)) entries.push([pick(keys), pick(entries)[1]]);
    else entries[at] = [key, mutated(inside)];
    return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
  };
}

const cellsOf = (said: (variant: number, location: number) => unknown): readonly Cell[] =>
  variants.flatMap((variant, v) =>
    locations.map((location, l): Cell => [variant, location, said(v, l)]),
  );
const cells = cellsOf(
  (v, l) => ['in_stock', 'LOW STOCK', 'https://schema.org/OutOfStock', 7, 2, 0][(v * 2 + l) % 6],
);
/**
 * Every cell says *out*, so a decoder that overlooks a mutation would call the whole product out.
 */
const nowhere = cellsOf((v, l) => ['out_of_stock', 'Sold out', 0, '-1.0000'][(v + l) % 4]);
/** Cells of a simple product, whose only variant has the product's own id. */
const simple = locations.map((location, l): Cell => [productId, location, ['in_stock', 0, '3'][l]]);

function expectNothingUnsaid(table: StockTable, body: unknown): void {
  for (const [variant, row] of table)
    for (const [location, status] of row)
      if (status !== 'unknown' && !isSaid(body, variant, location, status))
        expect.fail(`${status} at ${variant}/${location} is not said by ${JSON.stringify(body)}`);
}

/** Stores with platform ids, stores with only the service's ids, and a mix of both. */
const listings = [
  [1, 2, 3].map((id) => ({ id, platformLocationId: `${60 + id}` })),
  [61, 62, 63].map((id) => ({ id, platformLocationId: '' })),
  [1, 62].map((id) => ({ id, platformLocationId: id === 1 ? '61' : '' })),
] as unknown as readonly (readonly Store[])[];

/**
 * Checks that the answer supports the stock of each variant and of the whole product: at a store,
 * over all stores and over the listed stores.
 * @returns how often something is out as a whole
 */
function expectNoSumUnsaid(table: StockTable, body: unknown): number {
  const naive = new NaiveInventory(body);
  let outs = 0;
  const check = (what: string, isRight: boolean): void => {
    if (!isRight) expect.fail(`${what} is not said by ${JSON.stringify(body)}`);
  };
  const whole = productLevelStock(table);
  for (const variant of [...variants, productId, undefined]) {
    const [among, id] = variant === undefined ? [whole, ''] : [table, variant];
    const { status, stores } = summarizeStock(among, id);
    const what = `${variant ?? 'whole product'}: ${status} at ${stores} of all stores`;
    if (status === 'out') check(what, naive.isOutEverywhere(variant));
    else if (status !== 'unknown') check(what, naive.count(variant, status) > 0);
    check(what, stores <= naive.count(variant, 'in', 'low'));
    if (status === 'out') outs++;
    for (const stores of listings) {
      const keyOf = inventoryKeys(table, stores);
      const { status } = stockOver(among, id, stores, keyOf);
      const keys = stores.map(keyOf);
      const what = `${variant ?? 'whole product'}: ${status} at the stores ${keys.join()}`;
      if (status === 'out')
        check(
          what,
          keys.every((key) => naive.isOutAt(variant, key)),
        );
      else if (status !== 'unknown')
        check(
          what,
          keys.some((key) => naive.isAt(variant, key, status)),
        );
    }
  }
  for (const [location, status] of whole.get('') ?? []) {
    const what = `whole product: ${status} at ${location}`;
    if (status === 'out') check(what, naive.isOutAt(undefined, location));
    else if (status !== 'unknown') check(what, naive.isAt(undefined, location, status));
  }
  return outs;
}

/**
 * Decodes a body of the usual shape with the decoder that pages use. Returns undefined for other
 * shapes.
 */
async function readUsual(body: unknown): Promise<StockTable | undefined> {
  let isUsual = true;
  decodeInventory(body, () => (isUsual = false));
  if (!isUsual) return undefined;
  const { prepare, decoder } = inventoryDecoder(productId);
  await prepare(body);
  return decoder()(body);
}

describe('a damaged inventory', () => {
  for (const [seed, [shape, wrap]] of Object.entries(shapes).entries())
    it(`has no status that the whole one lacks, store by store and for the product, and never throws (${shape})`, async () => {
      const random = seeded(seed + 1);
      const mutated = mutator(random);
      const wholes = [wrap(cells), wrap(nowhere), wrap(simple)];
      let known = 0;
      let outs = 0;
      for (const whole of wholes) {
        const table = decodeAnyInventory(whole, productId, 2);
        expectNothingUnsaid(table, whole);
        expectNoSumUnsaid(table, whole);
      }
      for (let round = 0; round < rounds; round++) {
        let body = wholes[round % 3];
        for (let times = Math.floor(random() * 4); times >= 0; times--) body = mutated(body);
        const table = decodeAnyInventory(body, productId, 2);
        expectNothingUnsaid(table, body);
        outs += expectNoSumUnsaid(table, body);
        const usual = await readUsual(body);
        if (usual) {
          expectNothingUnsaid(usual, body);
          expectNoSumUnsaid(usual, body);
        }
        known += table.size;
      }
      // The decoder still reads many of the statements that the mutations left intact.
      expect(known).to.be.above(rounds / 3);
      expect(outs).to.be.above(rounds / 16);
    });
});
