import { expect } from '@open-wc/testing';
import { decodeAnyInventory } from '../../src/api/decode-any-inventory.js';
import { decodeInventory } from '../../src/api/decode-inventory.js';
import type { StockTable } from '../../src/domain/stock-table.js';
import { seeded } from '../support/seeded.js';
import { productId, sayings, shapes, type Cell } from './inventory-shapes.js';

const rounds = 10_000;
const variants = ['11', '12', '13'];
const locations = ['61', '62', '63'];

/** What an answer may hold in a bad moment: as values, and as keys. */
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
keys.push('inventory_tables', productId, ...fields);

function mutator(random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number): boolean => random() < share;

  /** A copy with something in it replaced, removed, renamed, said twice, wrapped or cut. */
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

/** Naively, whether a word or number says a status by itself: nothing of the decoder is used here. */
function says(said: unknown, status: string): boolean {
  if (typeof said === 'number') {
    const count = said % 1 === 0 && said >= 0 ? Math.min(said, 3) : NaN;
    return (status === 'out' && count === 0) || (status === 'in' && count === 3)
      ? true
      : status === 'low' && count > 0 && count < 3;
  }
  if (typeof said !== 'string') return false;
  const parts = said.trim().toLowerCase().split('/');
  if (parts.length > 1 && parts.at(-2)?.replace('www.', '') !== 'schema.org') return false;
  const last = parts.at(-1) ?? '';
  if (/[^a-z\s_\-–]/.test(last)) return false;
  const words: Readonly<Record<string, RegExp>> = {
    in: /^(instock|instoreonly)$/,
    low: /^(lowstock|limitedavailability)$/,
    out: /^(outofstock|soldout)$/,
  };
  return words[status]?.test(last.replace(/[^a-z]/g, '')) ?? false;
}

const isId = (value: unknown, id: string): boolean => {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const parts = `${value}`.trim().split('/');
  return parts.at(-1) === id && (parts.length === 1 || parts[0] === 'gid:');
};

/** Whether an answer says this anywhere, in whatever shape. */
function isSaid(body: unknown, variant: string, location: string, status: string): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const row = body as Record<string, unknown>;
  // What is of another product says nothing of this one, however deep.
  const { product_id: product } = row;
  if (product !== undefined && product !== null && !isId(product, productId)) return false;
  const isRow =
    isId(row.variant_id, variant) &&
    (isId(row.platform_location_id, location) || isId(row.location_id, location));
  if (isRow) {
    const { quantity } = row;
    const count = typeof quantity === 'string' && /^\d+$/.test(quantity) ? +quantity : quantity;
    const isCounted = typeof count === 'number' && says(count, status);
    const words = [row.status, row.stock_status, row.availability];
    const isWord = words.some((word) => typeof word === 'string' && says(word, status));
    if (isCounted || isWord) return true;
  }
  return Object.entries(row).some(
    ([key, inside]) =>
      isSaid(inside, variant, location, status) ||
      (isId(key, variant) &&
        typeof inside === 'object' &&
        Object.entries(inside ?? {}).some(
          ([name, said]) => isId(name, location) && says(said, status),
        )),
  );
}

const cells: readonly Cell[] = variants.flatMap((variant, v) =>
  locations.map((location, l): Cell => [
    variant,
    location,
    ['in_stock', 'LOW STOCK', 'https://schema.org/OutOfStock', 7, 2, 0][(v * 2 + l) % 6],
  ]),
);

function expectNothingUnsaid(table: StockTable, body: unknown): void {
  for (const [variant, row] of table)
    for (const [location, status] of row)
      if (status !== 'unknown' && !isSaid(body, variant, location, status))
        expect.fail(`${status} at ${variant}/${location} is not said by ${JSON.stringify(body)}`);
}

describe('an inventory that is spoilt', () => {
  for (const [seed, [shape, wrap]] of Object.entries(shapes).entries())
    it(`says no in, low or out that is not in it, and never throws (${shape})`, () => {
      const random = seeded(seed + 1);
      const mutated = mutator(random);
      const whole = wrap(cells);
      expectNothingUnsaid(decodeAnyInventory(whole, productId, 2), whole);
      let known = 0;
      for (let round = 0; round < rounds; round++) {
        let body = whole;
        for (let times = Math.floor(random() * 4); times >= 0; times--) body = mutated(body);
        const table = decodeAnyInventory(body, productId, 2);
        expectNothingUnsaid(table, body);
        let isUsual = true;
        const usual = decodeInventory(body, () => (isUsual = false));
        // Else it is read as any other shape.
        if (isUsual) expectNothingUnsaid(usual, body);
        known += table.size;
      }
      // Much of what is still there is still read.
      expect(known).to.be.above(rounds / 3);
    });
});
