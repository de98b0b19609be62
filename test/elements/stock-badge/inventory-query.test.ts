import { expect } from '@open-wc/testing';
import { configure } from '../../../src/configure.js';
import type { InventoryQuery } from '../../../src/domain/inventory-query.js';
import { inventoryAnswer, mountBadge, product, variantId } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';

const notKnown = 'Stock not known: ask the store';
const wanted = 'it must return an object of texts, numbers and truth values';

describe('<stock-badge> on a page with an inventoryQuery function', () => {
  const page = usePage();
  afterEach(() => configure({ inventoryQuery: undefined }));
  const searches = (): string[] =>
    page()
      .asked(isInventory)
      .map(({ url }) => url.search);
  const answerBy = (name: string): void =>
    page().answer(isInventory, ({ url }) => {
      const isOut = new URL(url).searchParams.get(name) === 'out';
      return inventoryAnswer({ [variantId]: { 61: isOut ? 'out_of_stock' : 'in_stock' } });
    });

  it('sends the parameters that the function returns, and the key', async () => {
    answerBy('channel');
    configure({
      inventoryQuery: (productId) => ({
        sku: `P-${productId}`,
        stores: true,
        limit: 5,
        area: undefined,
      }),
    });
    const badge = await mountBadge();
    expect(badge.says()).to.equal('In stock at 1 store');
    expect(searches()).to.deep.equal([`?sku=P-${product.id}&stores=true&limit=5`]);
    expect(page().requests[0]?.headers.get('public_key')).to.equal('pk_demo');
    const byQuery = await mountBadge({ attributes: { auth: 'query' } });
    expect(byQuery.says()).to.equal('In stock at 1 store');
    expect(searches()[1]).to.equal(`?sku=P-${product.id}&stores=true&limit=5&public_key=pk_demo`);
  });

  it('requests its stock anew when the function is replaced, and not when the address stays the same', async () => {
    answerBy('channel');
    const badge = await mountBadge();
    expect(searches()).to.deep.equal([`?product_id=${product.id}`]);
    configure({ inventoryQuery: () => ({ channel: 'out' }) });
    await badge.saysSo('Out of stock in stores');
    configure({ inventoryQuery: () => ({ channel: 'out' }) });
    await badge.element.updateComplete;
    configure({ inventoryQuery: undefined });
    await badge.saysSo('In stock at 1 store');
    expect(searches()).to.deep.equal([`?product_id=${product.id}`, '?channel=out']);
  });

  it('calls the function once for each product, so that a function that returns the time causes no endless requests', async () => {
    let calls = 0;
    configure({ inventoryQuery: (id) => ({ product_id: id, at: ++calls }) });
    const first = await mountBadge();
    const scenario = new URL(`${first.element.baseUrl}`, location.href).pathname;
    expect(scenario).not.to.equal('');
    first.element.requestUpdate();
    await first.element.updateComplete;
    expect(calls).to.equal(1);
    expect(searches()).to.deep.equal([`?product_id=${product.id}&at=1`]);
  });

  const thrower = (): never => {
    throw new Error('no such field');
  };
  for (const [what, query, line] of [
    ['throws', thrower, 'inventoryQuery threw Error: no such field'],
    ['gives nothing', () => undefined, `inventoryQuery gave undefined: ${wanted}`],
    ['gives a text', () => 'a=b', `inventoryQuery gave a=b: ${wanted}`],
    ['gives a list', () => ['a'], `inventoryQuery gave a: ${wanted}`],
    ['gives a promise', async () => ({ a: 1 }), `inventoryQuery gave [object Promise]: ${wanted}`],
    ['gives no number', () => ({ a: NaN }), `inventoryQuery gave NaN as a: ${wanted}`],
    ['gives a function', () => ({ a: () => 1 }), `inventoryQuery gave a function as a: ${wanted}`],
    ['gives an object', () => ({ a: {} }), `inventoryQuery gave [object Object] as a: ${wanted}`],
    ['is no function', { product_id: 1 }, 'inventoryQuery is no function'],
  ] as const)
    it(`that ${what} sends no request, writes one console line, and goes on`, async () => {
      configure({ inventoryQuery: query as unknown as InventoryQuery });
      const badge = await mountBadge({ attributes: { unknown: 'show' } });
      expect([badge.says(), badge.states()]).to.deep.equal([notKnown, ['error']]);
      expect(badge.root.querySelector('.again')).to.equal(null);
      expect(page().errors).to.deep.equal([`<stock-badge> ${line}`]);
      expect(page().requests).to.deep.equal([]);
      configure({ inventoryQuery: undefined });
      await until(() => badge.element.stockStatus === 'in');
    });

  it('never sends a secret key, and never repeats it in a message', async () => {
    const secret = 'sk_live_hush';
    for (const query of [() => ({ key: secret }), () => ({ [secret]: 1 })]) {
      configure({ inventoryQuery: query });
      const badge = await mountBadge({ attributes: { unknown: 'show' } });
      expect(badge.says()).to.equal(notKnown);
      expect(badge.root.querySelector('.again')).to.equal(null);
    }
    expect(page().requests).to.deep.equal([]);
    const line = '<stock-badge> inventoryQuery gave a secret key: revoke it';
    expect(page().errors).to.deep.equal([line, line]);
  });
});
