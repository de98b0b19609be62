import { expect } from '@open-wc/testing';
import { stockAtStores } from '../../src/domain/stock/stock-at-stores.js';
import type { StockStatus } from '../../src/domain/stock/stock-status.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';
import { seeded } from '../support/fakes/seeded.js';

type Rows = Readonly<Record<string, Readonly<Record<string, StockStatus>>>>;

const tableOf = (rows: Rows): StockTable =>
  new Map(Object.entries(rows).map(([id, row]) => [id, new Map(Object.entries(row))]));
const store = { id: 7, platformLocationId: '61' };
const other = { id: 8, platformLocationId: '62' };
const at = (rows: Rows, variantId: string | undefined, of = store): StockStatus =>
  stockAtStores(tableOf(rows), variantId, [store, other])(of);

describe('the stock of a product at each store', () => {
  it('is that of the given variant, and unknown where the table does not say', () => {
    const rows: Rows = { 11: { 61: 'out' }, 12: { 61: 'in', 62: 'low' } };
    expect(at(rows, '11')).to.equal('out');
    expect(at(rows, '12')).to.equal('in');
    expect(at(rows, '12', other)).to.equal('low');
    expect(at(rows, '11', other)).to.equal('unknown');
    expect(at(rows, '13')).to.equal('unknown');
    expect(at(rows, '')).to.equal('unknown');
    expect(at({}, '11')).to.equal('unknown');
  });

  it('is that of the only variant where none is given', () => {
    expect(at({ 11: { 61: 'low' } }, undefined)).to.equal('low');
    expect(at({ 11: { 61: 'out' } }, undefined)).to.equal('out');
    expect(at({ 11: {} }, undefined)).to.equal('unknown');
    expect(at({}, undefined)).to.equal('unknown');
  });

  for (const [said, status] of [
    [['in', 'out'], 'in'],
    [['out', 'low'], 'low'],
    [['low', 'in'], 'in'],
    [['unknown', 'in'], 'in'],
    [['out', 'out'], 'out'],
    [['out', 'unknown'], 'unknown'],
    [['out', undefined], 'unknown'],
    [['unknown', 'unknown'], 'unknown'],
    [[undefined, 'low'], 'low'],
  ] as const)
    it(`is ${status} where of several variants none is given: ${said.join(', ') || 'nothing'}`, () => {
      const rows = Object.fromEntries(
        said.map((each, nth) => [nth, each ? { 61: each } : { 62: 'in' as const }]),
      );
      expect(at(rows, undefined)).to.equal(status);
    });

  it('is by the service’s own ids only where no platform id is known', () => {
    expect(at({ 11: { 7: 'in' } }, '11')).to.equal('in');
    expect(at({ 11: { 7: 'in' } }, undefined)).to.equal('in');
    expect(at({ 11: { 7: 'in', 62: 'out' } }, '11')).to.equal('unknown');
    expect(at({ 11: { 7: 'in' }, 12: { 62: 'out' } }, '11')).to.equal('unknown');
  });

  it('is what every cell says, however the table is made', () => {
    const random = seeded(5);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const stores = Array.from({ length: 12 }, (_, nth) => ({
      id: nth,
      platformLocationId: nth % 5 ? `${60 + nth}` : '',
    }));
    for (let round = 0; round < 2_000; round++) {
      const table = new Map<string, Map<string, StockStatus>>();
      for (let variant = Math.floor(random() * 4); variant > 0; variant--) {
        const row = new Map<string, StockStatus>();
        for (let cells = Math.floor(random() * 20); cells > 0; cells--)
          row.set(
            `${Math.floor(random() * 12) + pick([0, 60, 60])}`,
            pick(['in', 'low', 'out', 'unknown'] as const),
          );
        table.set(`${variant}`, row);
      }
      const rows = [...table.values()];
      const isByPlatform = stores.some(({ platformLocationId: id }) => rows.some((r) => r.has(id)));
      for (const variant of ['1', '2', undefined]) {
        const stockAt = stockAtStores(table, variant, stores);
        for (const each of stores) {
          const key = isByPlatform ? each.platformLocationId : `${each.id}`;
          const said = (variant ? [table.get(variant)] : rows).map((row) => row?.get(key));
          const naive = said.includes('in')
            ? 'in'
            : said.includes('low')
              ? 'low'
              : said.length && said.every((one) => one === 'out')
                ? 'out'
                : 'unknown';
          expect(stockAt(each)).to.equal(naive);
        }
      }
    }
  });
});
