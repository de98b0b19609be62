import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import type { StockTable } from '../../../src/domain/stock/stock-table.js';
import { configure } from '../../../src/configure.js';
import { stockFreshMs } from '../../../src/page/stock/stock-lifespan.js';
import {
  holdInventory,
  inventoryAnswer,
  mountBadge,
  otherVariantId,
  variantId,
} from '../../support/harness/badge.js';
import { isInventory, until, usePage, whenRemoved } from '../../support/harness/page.js';

const notKnown = 'Stock not known: ask the store';
const firstLocation = `${demoData.listing.slice(0, 1)[0]?.platform_location_id}`;
const own = () => Object.assign(document.createElement('b'), { textContent: 'Ask a store' });

describe('<stock-badge> and a service without a usable status', () => {
  const page = usePage();
  const atFirst = { 'platform-location-id': firstLocation };

  for (const scenario of [
    'inventory-null',
    'inventory-empty',
    'inventory-204',
    'inventory-absent-variant',
    'inventory-unknown-words',
    'inventory-other-shape',
  ])
    it(`under "${scenario}" has an unknown status, and never out of stock`, async () => {
      const everywhere = await mountBadge({ scenario, attributes: { unknown: 'show' } });
      const here = await mountBadge({ scenario, attributes: atFirst });
      for (const badge of [everywhere, here]) {
        expect([badge.element.status, badge.element.stockStatus]).to.deep.equal([
          'ready',
          'unknown',
        ]);
        expect(badge.says()).to.equal(notKnown);
        expect(badge.states()).to.deep.equal(['unknown']);
        await badge.isAccessible();
      }
      expect(page().errors).to.deep.equal([]);
    });

  for (const status of [404, 503])
    it(`that fails with ${status} makes a hidden badge stay hidden`, async () => {
      page().answer(isInventory, () => new Response('', { status }));
      const badge = await mountBadge({ attributes: { unknown: 'hide' } });
      expect([badge.element.status, badge.says(), badge.age()]).to.deep.equal(['error', '', '']);
      expect(badge.root.querySelector('.again')).to.equal(null);
      const { height } = badge;
      const filled = await mountBadge({ attributes: { unknown: 'hide' }, children: [own()] });
      expect([filled.element.status, filled.says()]).to.deep.equal(['error', 'Ask a store']);
      badge.element.unknown = 'show';
      await until(() => badge.says() === notKnown);
      expect(badge.height).to.equal(height);
    });

  for (const scenario of ['inventory-wrapped', 'inventory-quantities', 'inventory-rows'])
    it(`under "${scenario}" has the same status as with the usual shape`, async () => {
      const usual = await mountBadge();
      const badge = await mountBadge({ scenario });
      expect(badge.says()).to.equal(usual.says());
      expect(badge.says()).to.match(/^In stock at/);
    });

  it('under "inventory-absent-location" has a status of all other stores', async () => {
    const scenario = 'inventory-absent-location';
    const here = await mountBadge({ scenario, attributes: atFirst });
    expect([here.element.status, here.says()]).to.deep.equal(['ready', notKnown]);
    const everywhere = await mountBadge({ scenario });
    expect(everywhere.element.stockStatus).to.equal('in');
  });

  it('under "inventory-absent-variant" has a status of the other variants', async () => {
    const badge = await mountBadge({ scenario: 'inventory-absent-variant' });
    badge.element.variantId = otherVariantId;
    await until(() => badge.element.stockStatus === 'in');
  });

  it('has an unknown status for a product whose stock is not tracked', async () => {
    const giftCard = demoData.products.find(({ handle }) => handle === 'gift-card');
    const badge = await mountBadge({ attributes: { 'product-id': `${giftCard?.id}`, ...atFirst } });
    expect([badge.element.status, badge.says()]).to.deep.equal(['ready', notKnown]);
  });
});

describe('<stock-badge> and a service that fails', () => {
  const page = usePage();

  for (const scenario of [
    'inventory-error',
    'inventory-html',
    'malformed-json',
    'html',
    'server-error',
    'unauthorized',
    'forbidden',
    'not-found',
  ])
    it(`under "${scenario}" shows that the stock is unknown, and tells the developer why`, async () => {
      const badge = await mountBadge({ scenario });
      expect([badge.element.status, badge.element.stockStatus]).to.deep.equal(['error', 'unknown']);
      expect([badge.says(), badge.age()]).to.deep.equal([notKnown, '']);
      expect(badge.states()).to.deep.equal(['error']);
      expect(page().errors[0]).to.match(/^<stock-badge> inventory: /);
      await badge.isAccessible();
    });

  it('without a network shows the content of its tag', async () => {
    page().answer(isInventory, () => Promise.reject(new TypeError('Failed to fetch')));
    const badge = await mountBadge({ children: [own()] });
    expect([badge.says(), badge.states()]).to.deep.equal(['Ask a store', ['error']]);
  });

  it('keeps the last answer, with its age, beside a failed refresh', async () => {
    const usual = Date.now;
    let now = Date.UTC(2026, 0, 5, 12);
    Date.now = () => now;
    try {
      const badge = await mountBadge();
      const said = badge.says();
      const { checkedAt } = badge.element;
      const errors: Event[] = [];
      badge.element.addEventListener('stock-badge-error', (event) => errors.push(event));

      page().answer(isInventory, () => new Response('', { status: 500 }));
      badge.element.remove();
      await whenRemoved();
      now += stockFreshMs;
      badge.stage.append(badge.element);
      await until(() => badge.element.status === 'error');
      await badge.element.updateComplete;
      expect([badge.says(), badge.states()]).to.deep.equal([said, ['in', 'error', 'stale']]);
      expect(badge.age()).to.match(/^Checked 2 min. ago; could not/);
      expect(badge.element.checkedAt).to.deep.equal(checkedAt);
      expect(errors).to.have.length(1);
      await badge.isAccessible();

      page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'low_stock' } }));
      badge.element.remove();
      await whenRemoved();
      badge.stage.append(badge.element);
      await badge.saysSo('Low stock at 1 store');
      expect(badge.states()).to.deep.equal(['low']);
      expect(badge.age()).to.match(/^Checked just now$/);
    } finally {
      Date.now = usual;
    }
  });

  it('sends its request again, and shows it, when the element comes back into the page after a failure', async () => {
    page().answer(isInventory, () => new Response('', { status: 500 }));
    const badge = await mountBadge();
    expect(badge.states()).to.deep.equal(['error']);
    const release = holdInventory(page(), { [variantId]: { 61: 'in_stock' } });
    badge.element.remove();
    await whenRemoved();
    badge.stage.append(badge.element);
    await badge.saysSo('Checking stock…');
    expect(badge.states()).to.deep.equal(['loading']);
    release();
    await badge.saysSo('In stock at 1 store');
  });

  it('has an unknown status while the page’s own decoder throws, and tells the developer', async () => {
    configure({
      inventoryAdapter: () => {
        throw new Error('no such field');
      },
    });
    const badge = await mountBadge();
    expect([badge.says(), badge.states()]).to.deep.equal([notKnown, ['error']]);
    expect(page().errors).to.deep.equal([
      '<stock-badge> inventoryAdapter threw Error: no such field',
    ]);
    configure({ inventoryAdapter: undefined });
    await until(() => badge.element.stockStatus === 'in');
    expect(badge.states()).to.deep.equal(['in']);
  });
});

describe('a page whose own decoder returns a wrong value', () => {
  const page = usePage();
  const wrong = 'it must return a Map of variants to Maps of locations to statuses';
  const row = (status: unknown) => new Map([[variantId, new Map([[61, status]])]]);

  for (const [what, adapter, gave] of [
    ['nothing', () => undefined, 'undefined'],
    ['a text', () => 'in', 'in'],
    ['the answer itself', (body: unknown) => body, '[object Object]'],
    ['a promise that fails', () => Promise.reject(new Error('late')), '[object Promise]'],
  ] as const)
    it(`has an unknown status with ${what}, and one console line`, async () => {
      configure({ inventoryAdapter: adapter as unknown as () => StockTable });
      const badge = await mountBadge({ attributes: { 'platform-location-id': '61' } });
      expect([badge.says(), badge.states()]).to.deep.equal([notKnown, ['error']]);
      expect(page().errors).to.deep.equal([
        `<stock-badge> inventoryAdapter gave ${gave}: ${wrong}`,
      ]);
      configure({ inventoryAdapter: () => row('low') as unknown as StockTable });
      await badge.saysSo('Low stock');
      expect(badge.states()).to.deep.equal(['low']);
    });

  it('has the other statuses where single ones are wrong, and may use numbers as ids', async () => {
    const table = new Map([
      [
        Number(variantId),
        new Map([
          [61, 'in_stock'],
          [62, 'in'],
        ]),
      ],
    ]);
    configure({ inventoryAdapter: () => table as unknown as StockTable });
    const odd = await mountBadge({ attributes: { 'platform-location-id': '61' } });
    const right = await mountBadge({ attributes: { 'platform-location-id': '62' } });
    expect([odd.says(), odd.states()]).to.deep.equal([notKnown, ['unknown']]);
    expect([right.says(), right.states()]).to.deep.equal(['In stock', ['in']]);
    expect(new Set(page().errors)).to.deep.equal(
      new Set([`<stock-badge> inventoryAdapter gave in_stock: ${wrong}`]),
    );
  });
});
