import { expect } from '@open-wc/testing';
import { decodeAnyInventory } from '../../../src/api/decode/decode-any-inventory.js';
import { stockAtStores } from '../../../src/domain/stock/stock-at-stores.js';
import type { BadgeHarness } from '../harness/badge.js';
import type { LocatorHarness } from '../harness/locator.js';
import { words } from '../harness/stock.js';
import { locations, naive, naiveCount, naiveOverall } from './naive-stock.js';
import type { ProductOnPage } from './product-on-page.js';

const begins = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  unknown: 'Stock not known',
};

function expectRows(
  { element, rows }: { element: LocatorHarness['element']; rows: LocatorHarness },
  { body, variant }: ProductOnPage,
  when: string,
): void {
  expect(element.results, when).to.have.length(locations.length);
  const inRow = new Map(rows.rows().map(({ name, stock }) => [name, stock]));
  const table = body && decodeAnyInventory(body, '', 2);
  const stockAt = table && stockAtStores(table, variant ?? undefined, element.stores);
  for (const store of element.results) {
    const where = `${when}: ${store.name}`;
    if (!body || !stockAt) {
      expect(store.stock ?? 'unknown', `${where}, locator`).to.equal('unknown');
      continue;
    }
    const rule = naive(
      body,
      variant,
      locations.find(({ id }) => id === store.id)!,
    );
    expect(store.stock, `${where}, locator`).to.equal(rule);
    expect(stockAt(store), `${where}, function`).to.equal(rule);
    expect(inRow.get(store.name), `${where}, row`).to.equal(words[rule]);
  }
}

function expectBadge(
  badge: BadgeHarness,
  { body, variant, checkedAt }: ProductOnPage,
  mine: number | undefined,
  when: string,
): void {
  const { stockStatus, platformLocationId: own, checkedAt: at } = badge.element;
  const where = `${when}, badge of ${own ?? mine ?? 'all'}`;
  if (!body) {
    expect(stockStatus, where).to.equal('unknown');
    return;
  }
  expect(at?.getTime(), `${where}, age`).to.equal(checkedAt);
  const location = locations.find((each) =>
    own ? each.platform_location_id === own : each.id === mine,
  );
  const rule = location ? naive(body, variant, location) : naiveOverall(body, variant);
  expect(stockStatus, where).to.equal(rule);
  const label = badge.part('label').textContent;
  expect(label, where).to.contain(begins[rule]);
  if (location || rule === 'out' || rule === 'unknown') return;
  expect(label, where).to.match(
    new RegExp(` at ${naiveCount(body, variant)} stores?( in [A-Z]|$)`),
  );
}

/** Every store, by the locators, the badges, the functions of both and the rule itself. */
export function expectAgreement(
  product: ProductOnPage,
  mine: number | undefined,
  when: string,
): void {
  const isThere = ({ element }: BadgeHarness | LocatorHarness): boolean => element.isConnected;
  for (const locator of product.locators.filter(isThere))
    expectRows({ element: locator.element, rows: locator }, product, `${when}, ${product.id}`);
  for (const badge of product.badges.filter(isThere))
    expectBadge(badge, product, mine, `${when}, ${product.id}`);
}
