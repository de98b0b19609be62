import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import { inventoryTable } from '../../../demo/service/inventory-table.js';
import type { StockBadgeElement } from '../../../src/elements/stock-badge/stock-badge-element.js';
import {
  inventoryAnswer,
  mountBadge,
  otherVariantId,
  product,
  startBadge,
  variantId,
} from '../../support/harness/badge.js';
import { freshScenario, isInventory, until, usePage } from '../../support/harness/page.js';
import { putOnStage } from '../../support/harness/stage.js';

const table = inventoryTable(product, demoData.listing);

/** Counted store by store. */
function label(variant: string): string {
  const stores = Object.values(table[variant] ?? {}).filter((word) =>
    ['in_stock', 'low_stock'].includes(word),
  );
  return `In stock at ${stores.length} stores`;
}

describe('<stock-badge> and variants', () => {
  const page = usePage();

  it('sends one request for the product, with the public key alone, and none for the listing', async () => {
    const badge = await mountBadge();
    expect(badge.says()).to.equal(label(variantId));
    expect(page().requests).to.have.length(1);
    const { url, headers } = page().requests[0] ?? {};
    expect(url?.pathname).to.match(/\/api\/v1\/inventory\.json$/);
    expect(url?.search).to.equal(`?product_id=${product.id}`);
    expect(headers?.get('public_key')).to.equal('pk_demo');
    expect(headers?.has('secret_key')).to.equal(false);
  });

  it('follows a change of the variant, by attribute or property, without a request', async () => {
    const badge = await mountBadge();
    for (const [number, { id }] of product.variants.entries()) {
      if (number % 2) badge.element.setAttribute('variant-id', `${id}`);
      else badge.element.variantId = `${id}`;
      await badge.saysSo(label(`${id}`));
    }
    expect(page().requests).to.have.length(1);
  });

  it('reads ids in every form that themes have', async () => {
    const badge = await mountBadge({
      attributes: { 'product-id': `gid://shop/Product/${product.id}` },
    });
    for (const id of [
      ` ${otherVariantId} `,
      `gid://shop/ProductVariant/${otherVariantId}`,
      Number(otherVariantId),
    ]) {
      badge.element.variantId = variantId;
      await badge.saysSo(label(variantId));
      Object.assign(badge.element, { variantId: id });
      await badge.saysSo(label(otherVariantId));
    }
    expect(page().requests.map(({ url }) => url.searchParams.get('product_id'))).to.deep.equal([
      `${product.id}`,
    ]);
  });

  it('keeps its variant when a morph removes the attribute', async () => {
    const badge = await mountBadge();
    badge.element.removeAttribute('variant-id');
    await badge.element.updateComplete;
    expect([badge.says(), badge.element.variantId]).to.deep.equal([label(variantId), variantId]);
    badge.element.variantId = otherVariantId;
    await badge.saysSo(label(otherVariantId));
    badge.element.setAttribute('variant-id', variantId);
    await badge.saysSo(label(variantId));
  });

  it('shows no status while the theme names no variant', async () => {
    const badge = await mountBadge({ attributes: { unknown: 'show' } });
    badge.element.variantId = '';
    await badge.saysSo('Stock not known: ask the store');
    expect(badge.element.stockStatus).to.equal('unknown');
  });

  it('removes the status of its old product when the product changes', async () => {
    const [, next] = demoData.products;
    const isNext = (url: URL) => url.searchParams.get('product_id') === `${next?.id}`;
    const badge = await mountBadge();
    const release = page().hold(isNext);
    badge.element.productId = `${next?.id}`;
    await badge.saysSo('Checking stock…');
    expect(badge.states()).to.deep.equal(['loading']);
    badge.element.productId = `${product.id}`;
    await badge.saysSo(label(variantId));
    await until(() => page().asked(isNext)[0]?.outcome === 'aborted');
    release();
    expect(page().requests).to.have.length(2);
  });
});

describe('badges that share an answer', () => {
  const page = usePage();

  it('are many with one request, each with its own variant', async () => {
    const attributes = { 'base-url': freshScenario() };
    const badges = product.variants.map(({ id }) =>
      startBadge({ attributes: { ...attributes, 'variant-id': `${id}` } }),
    );
    for (const badge of badges) await badge.settled();
    expect(badges.map((badge) => badge.says())).to.deep.equal(
      product.variants.map(({ id }) => label(`${id}`)),
    );
    // One that comes later has its answer at once.
    const late = startBadge({ attributes });
    await late.element.updateComplete;
    expect(late.element.status).to.equal('ready');
    expect(late.says()).to.match(/^In stock (in some|at \d+) stores$/);
    await late.saysSo(label(variantId));
    expect(page().requests).to.have.length(1);
  });

  it('send separate requests for other products or merchants', async () => {
    const attributes = { 'base-url': freshScenario() };
    const [, next] = demoData.products;
    await mountBadge({ attributes });
    await mountBadge({ attributes: { ...attributes, 'product-id': `${next?.id}` } });
    await mountBadge();
    expect(page().requests).to.have.length(3);
  });

  it('abort the request when the last of them leaves, not before', async () => {
    page().hold(isInventory);
    const attributes = { 'base-url': freshScenario() };
    const badge = startBadge({ attributes });
    const other = startBadge({ attributes });
    const request = () => page().requests[0]?.outcome;
    await until(() => page().requests.length);
    await badge.leave();
    expect(request()).to.equal(undefined);
    await other.leave();
    await until(() => request() === 'aborted');
    expect(page().errors).to.deep.equal([]);
    expect(page().requests).to.have.length(1);
  });

  it('send a request again when they come back after an aborted one', async () => {
    const release = page().hold(isInventory);
    const badge = startBadge();
    await until(() => page().requests.length);
    badge.element.remove();
    await until(() => page().requests[0]?.outcome === 'aborted');
    release();
    badge.stage.append(badge.element);
    await badge.saysSo(label(variantId));
    expect(page().requests).to.have.length(2);
  });

  it('send one request when they are moved, out of the page and back or with their box', async () => {
    const release = page().hold(isInventory);
    const badge = startBadge();
    await until(() => page().requests.length);
    badge.element.remove();
    badge.stage.append(badge.element);
    document.body.append(badge.stage);
    const shadow = document.createElement('div');
    shadow.attachShadow({ mode: 'open' }).append(badge.element);
    badge.stage.append(shadow);
    release();
    await badge.saysSo(label(variantId));
    expect(page().requests.map(({ outcome }) => outcome)).to.deep.equal(['answered']);
  });

  it('may be of two bundles', async () => {
    const bundle = '/dist/cdn/stock-badge.js';
    const { StockBadgeElement: Other } = (await import(bundle)) as {
      StockBadgeElement: typeof StockBadgeElement;
    };
    if (!customElements.get('other-badge')) {
      customElements.define('other-badge', class extends Other {});
    }
    const baseUrl = freshScenario();
    const ours = startBadge({ attributes: { 'base-url': baseUrl } });
    const theirs = document.createElement('other-badge') as StockBadgeElement;
    expect(theirs.constructor).not.to.be.instanceOf(ours.element.constructor);
    const properties = { baseUrl, publicKey: 'pk_demo', productId: `${product.id}` };
    putOnStage(theirs, { properties: { ...properties, variantId } });
    await until(() => theirs.status === 'ready');
    await ours.settled();
    expect([ours.element.stockStatus, theirs.stockStatus]).to.deep.equal(['in', 'in']);
    expect(page().requests).to.have.length(1);
  });

  it('are decoded again by the page’s own decoder, without a request', async () => {
    page().answer(isInventory, () =>
      inventoryAnswer([{ variant: variantId, shop: '61', left: 3 }]),
    );
    const badge = await mountBadge({ attributes: { unknown: 'show' } });
    expect(badge.says()).to.equal('Stock not known: ask the store');
    const { configure } = await import('../../../src/configure.js');
    configure({
      inventoryAdapter: (body) => {
        const rows = body as { variant: string; shop: string; left: number }[];
        return new Map(
          rows.map(({ variant, shop, left }) => [variant, new Map([[shop, left ? 'in' : 'out']])]),
        );
      },
    });
    await badge.saysSo('In stock at 1 store');
    expect(page().requests).to.have.length(1);
  });
});
