import { expect } from '@open-wc/testing';
import type { AdapterFault } from '../../src/api/checked-adapter.js';
import { checkedAdapter } from '../../src/api/checked-adapter.js';
import { stockAt, summarizeStock } from '../../src/domain/stock/stock-summary.js';
import type { StockTable } from '../../src/domain/stock/stock-table.js';

/** Returns the stock table read from an adapter's answer, also when the answer has faults. */
function tableOf(given: unknown): StockTable {
  try {
    return checkedAdapter(() => given)(undefined);
  } catch (error) {
    return (error as AdapterFault).table as StockTable;
  }
}
type Rows = readonly (readonly [variant: unknown, row: unknown])[];
const row = (...cells: readonly (readonly [unknown, unknown])[]) => new Map(cells);

describe('an answer of a page’s own inventoryAdapter', () => {
  const cases: readonly (readonly [what: string, rows: Rows, status: string])[] = [
    ['is out where all of it is', [['1', row(['61', 'out'], ['62', 'out'])]], 'out'],
    [
      'is not out where a word is not known',
      [['1', row(['61', 'out'], ['62', 'sold'])]],
      'unknown',
    ],
    [
      'is not known where a location is said twice',
      [['1', row(['61', 'in'], [61, 'out'])]],
      'unknown',
    ],
    [
      'is what all rows of a variant say',
      [
        ['gid://shop/ProductVariant/1', row(['61', 'in'])],
        ['1', row(['62', 'out'])],
      ],
      'in',
    ],
    [
      'is not out where a variant’s row is no Map',
      [
        ['1', row(['61', 'out'])],
        ['2', { 62: 'in' }],
      ],
      'unknown',
    ],
  ];
  for (const [what, rows, status] of cases)
    it(what, () => expect(summarizeStock(tableOf(new Map(rows)), '1').status).to.equal(status));

  it('keeps its valid statuses beside wrong ones', () => {
    const table = tableOf(new Map([['1', row(['61', 'in'], ['62', 'sold'])]]));
    expect([stockAt(table, '1', '61'), stockAt(table, '1', '62')]).to.deep.equal(['in', 'unknown']);
  });
});
