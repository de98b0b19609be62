import { expect } from '@open-wc/testing';
import { storesInCountry } from '../../src/domain/country/stores-in-country.js';
import { inventoryKeys } from '../../src/domain/stock/inventory-keys.js';
import { stockOver } from '../../src/domain/stock/stock-over.js';
import type { StockStatus } from '../../src/domain/stock/stock-status.js';
import { storeAt } from '../map/map-harness.js';

const stores = ['FR', 'FR', 'DE'].map((countryCode, nth) => ({
  ...storeAt(nth + 1, 48, 2),
  platformLocationId: `${501 + nth}`,
  country: countryCode,
  countryCode,
}));

describe('stock over the stores of a listing', () => {
  for (const [situation, row, summary, of = stores] of [
    ['is out only where every store is said to be', { 501: 'out', 502: 'out' }, ['out', 0]],
    ['is never that of other countries', { 503: 'in' }, ['unknown', 0]],
    ['is not known where one store at home is not', { 501: 'out', 503: 'in' }, ['unknown', 0]],
    ['is that of one store at home where the other is not known', { 502: 'low' }, ['low', 1]],
    ['is not known where a store is not mentioned', { 501: 'out' }, ['unknown', 0]],
    ['counts stores at home only', { 501: 'in', 502: 'low', 503: 'in' }, ['in', 2]],
    ['counts no location that is no store', { 501: 'out', 502: 'out', 999: 'in' }, ['out', 0]],
    [
      'is over all stores of a single country',
      { 501: 'out', 999: 'in' },
      ['unknown', 0],
      stores.slice(0, 2),
    ],
  ] as readonly (readonly [
    string,
    Readonly<Record<string, StockStatus>>,
    [StockStatus, number],
    typeof stores?,
  ])[])
    it(situation, () => {
      const table = new Map([['11', new Map(Object.entries(row))]]);
      const atHome = storesInCountry(of, 'FR') ?? of;
      const found = stockOver(table, '11', atHome, inventoryKeys(table, of));
      expect([found.status, found.stores]).to.deep.equal(summary);
    });
});
