import { expect } from '@open-wc/testing';
import { stockAt, summarizeStock } from '../../src/domain/stock/stock-summary.js';
import type { StockStatus } from '../../src/domain/stock/stock-status.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';

const table = (rows: Record<string, Record<string, StockStatus>>): StockTable =>
  new Map(Object.entries(rows).map(([variant, row]) => [variant, new Map(Object.entries(row))]));

/** Stores 1 and 2 are known by the other variant. */
const other = { 9: { 1: 'in', 2: 'in' } } as const;

describe('stock over all stores', () => {
  for (const [situation, rows, status, stores] of [
    ['nothing is known', {}, 'unknown', 0],
    ['the variant is absent', other, 'unknown', 0],
    ['the variant has no row', { ...other, 5: {} }, 'unknown', 0],
    ['one store has it', { 5: { 1: 'in' } }, 'in', 1],
    ['one of many has it', { ...other, 5: { 1: 'out', 2: 'in' } }, 'in', 1],
    ['one has it and one has little', { 5: { 1: 'in', 2: 'low' } }, 'in', 2],
    ['only little is left anywhere', { 5: { 1: 'low', 2: 'out' } }, 'low', 1],
    ['every store is out', { ...other, 5: { 1: 'out', 2: 'out' } }, 'out', 0],
    ['one is out and one is not mentioned', { ...other, 5: { 1: 'out' } }, 'unknown', 0],
    ['one is out and one is unknown', { 5: { 1: 'out', 2: 'unknown' } }, 'unknown', 0],
    ['all are unknown', { 5: { 1: 'unknown' } }, 'unknown', 0],
  ] as const)
    it(`where ${situation} is "${status}" at ${stores}`, () => {
      expect(summarizeStock(table(rows), '5')).to.deep.equal({ status, stores });
    });

  it('is never out unless every store that is named anywhere says so', () => {
    const words: readonly (StockStatus | undefined)[] = ['in', 'low', 'out', 'unknown', undefined];
    for (const first of words)
      for (const second of words) {
        const row = { ...(first && { 1: first }), ...(second && { 2: second }) };
        const { status } = summarizeStock(table({ ...other, 5: row }), '5');
        expect(status === 'out', `${first} and ${second}`).to.equal(
          first === 'out' && second === 'out',
        );
      }
  });
});

describe('stock at one store', () => {
  it('is what the table says, and unknown where it says nothing', () => {
    const known = table({ 5: { 1: 'out', 2: 'low' } });
    expect(stockAt(known, '5', '1')).to.equal('out');
    expect(stockAt(known, '5', '2')).to.equal('low');
    expect(stockAt(known, '5', '3')).to.equal('unknown');
    expect(stockAt(known, '6', '1')).to.equal('unknown');
    expect(stockAt(new Map(), '', '')).to.equal('unknown');
  });
});
