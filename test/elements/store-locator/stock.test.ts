import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import {
  product,
  holdInventory,
  inventoryAnswer,
  otherVariantId,
  variantId,
} from '../../support/harness/badge.js';
import { mountLocator } from '../../support/harness/locator.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import {
  has,
  mountStock,
  startStock,
  stocked,
  stockIn,
  words,
} from '../../support/harness/stock.js';

describe('stock in <store-locator>', () => {
  const page = usePage();

  it('is shown for every store in results and rows as the service has it, after one request', async () => {
    const locator = await mountStock();
    const { results } = locator.element;
    await until(() => locator.element.results.length > 50);
    for (const store of results) expect(store.stock).to.equal(stockIn(variantId, store));
    for (const row of locator.rows()) {
      const store = results.find(({ id }) => `${id}` === row.item.dataset.id)!;
      expect(row.stock).to.equal(words[stockIn(variantId, store)]);
    }
    const shapes = new Map(
      locator
        .rows()
        .map(({ item, stock }) => [
          stock,
          [...item.querySelectorAll('.stock path')].map((path) => path.getAttribute('d')).join(),
        ]),
    );
    expect(shapes.size).to.be.above(2);
    expect(new Set(shapes.values()).size).to.equal(shapes.size);
    const asked = page().asked(isInventory);
    expect(asked.map(({ url }) => url.search)).to.deep.equal([`?product_id=${product.id}`]);
    expect(asked[0]?.headers.get('public_key')).to.equal('pk_demo');
    await locator.isAccessible();
  });

  it('is counted in the result line, with unknown stock, and has its age there', async () => {
    const locator = await mountStock();
    const all = locator.element.stores.map((store) => stockIn(variantId, store));
    const having = all.filter((stock) => stock === 'in' || stock === 'low').length;
    const unknown = all.filter((stock) => stock === 'unknown').length;
    await locator.lineSays(
      `612 stores in 27 countries · ${having} of 612 have it, ${unknown} not known`,
    );
    expect(locator.stockNote()).to.equal('Checked just now');
  });

  it('has its room from the first rows on, and replaces no row', async () => {
    const release = holdInventory(page(), { [variantId]: { 61162156168: 'in_stock' } });
    const locator = startStock();
    await locator.settled();
    await locator.narrowable();
    await until(() => locator.stockNote() === 'Checking stock…');
    const boxes = () =>
      locator.rows().map(({ item }) => {
        const { top, height } = item.getBoundingClientRect();
        return [item.dataset.id, Math.round(top), Math.round(height)].join();
      });
    const before = boxes();
    const items = locator.rows().map(({ item }) => item);
    expect(locator.rows().map(({ stock }) => stock.trim())).to.deep.equal(items.map(() => ''));
    const [first] = locator.element.results;
    release();
    await stocked(locator);
    await locator.lineSays(/have? it|has it|not known/);
    expect(boxes()).to.deep.equal(before);
    expect(locator.rows().every(({ item }, nth) => item === items[nth])).to.equal(true);
    // Results are new objects. Store objects that a page has kept do not change.
    expect(first?.stock).to.equal(undefined);
    expect(locator.element.results[0]?.id).to.equal(first?.id);
    expect(locator.element.results[0]?.stock).to.equal('in');
    expect(locator.element.stores.some((store) => 'stock' in store)).to.equal(false);
  });

  it('is not shown without a product, and goes and comes with one', async () => {
    const locator = await mountLocator();
    await locator.narrowable();
    expect(locator.root.querySelectorAll('[part~=row-stock]')).to.have.length(0);
    expect(page().asked(isInventory)).to.deep.equal([]);
    locator.element.productId = `gid://shop/Product/${product.id}`;
    locator.element.variantId = variantId;
    await stocked(locator);
    locator.element.productId = undefined;
    await until(() => locator.element.results.every(({ stock }) => stock === undefined));
    await until(() => locator.line() === '612 stores in 27 countries');
    expect(locator.root.querySelectorAll('[part~=row-stock]')).to.have.length(0);
    expect(locator.stockNote()).to.equal('');
    expect(locator.buttons().filter((name) => name.startsWith('Only stores'))).to.deep.equal([]);
  });

  it('follows a change of the variant without a request', async () => {
    const locator = await mountStock();
    for (const { id } of product.variants) {
      locator.element.variantId = `${id}`;
      await until(() =>
        locator.element.results.every((store) => store.stock === stockIn(`${id}`, store)),
      );
    }
    expect(page().asked(isInventory)).to.have.length(1);
  });

  it('is that of the only variant where no variant is named', async () => {
    const [candle, only] = ['8626685004702', '1'];
    page().answer(isInventory, () => inventoryAnswer({ [only]: { 61162156168: 'out_of_stock' } }));
    const locator = startStock({ attributes: { 'product-id': candle } });
    locator.element.variantId = undefined;
    await locator.settled();
    await stocked(locator);
    const known = locator.element.results.filter(({ stock }) => stock !== 'unknown');
    expect(known.map(({ stock }) => stock).every((stock) => stock === 'out')).to.equal(true);
    await locator.lineSays(/0 of 612 have it, 611 not known$/);
  });

  it('is that of the variant in the page’s cart form, and of its events', async () => {
    const form = document.createElement('form');
    form.dataset.stage = '';
    form.setAttribute('action', '/cart/add');
    form.innerHTML = `<input type="hidden" name="id" value="${otherVariantId}" disabled>`;
    document.body.append(form);
    const locator = startStock();
    locator.element.variantId = undefined;
    await locator.settled();
    const shows = (variant: string) =>
      until(() =>
        locator.element.results.every((store) => store.stock === stockIn(variant, store)),
      );
    await shows(otherVariantId);
    form.dispatchEvent(
      new CustomEvent('variant:change', { detail: { variant: { id: variantId } }, bubbles: true }),
    );
    await shows(variantId);
    locator.element.variantId = otherVariantId;
    await shows(otherVariantId);
    expect(page().asked(isInventory)).to.have.length(1);
  });

  it('begins with the variant that was pasted, and follows the page as a badge does', async () => {
    const form = document.createElement('form');
    form.dataset.stage = '';
    form.setAttribute('action', '/cart/add');
    form.innerHTML = `<input type="hidden" name="id" value="${variantId}">`;
    document.body.append(form);
    const locator = await mountStock();
    const pinned = await mountStock({ attributes: { follow: 'none' } });
    const shows = (variant: string, of = locator) =>
      until(() => of.element.results.every((store) => store.stock === stockIn(variant, store)));
    await shows(variantId);
    form.querySelector('input')!.value = otherVariantId;
    await shows(otherVariantId);
    expect(locator.element.variantId).to.equal(otherVariantId);
    // A script that sets the first variant again overrides the form.
    locator.element.variantId = variantId;
    await shows(variantId);
    form.querySelector('input')!.value = `${product.variants[2]?.id}`;
    await shows(`${product.variants[2]?.id}`);
    form.querySelector('input')!.value = otherVariantId;
    await shows(otherVariantId);
    // A theme's morph removes attributes that the server has not sent.
    locator.element.removeAttribute('variant-id');
    await locator.element.updateComplete;
    await shows(otherVariantId);
    locator.element.variantId = `gid://shop/ProductVariant/${product.variants[2]?.id}`;
    await shows(`${product.variants[2]?.id}`);
    form.querySelector('input')!.value = variantId;
    await shows(variantId);
    form.querySelector('input')!.value = otherVariantId;
    await shows(otherVariantId);
    await shows(variantId, pinned);
    // A locator that replaces this one a moment later would begin with its last variant, so the
    // first variant is restored.
    form.querySelector('input')!.value = variantId;
    await shows(variantId);
  });

  it('is that of all variants together where no variant is named', async () => {
    const [, other] = demoData.products as [unknown, typeof product];
    const locator = startStock({ attributes: { 'product-id': `${other.id}` } });
    locator.element.variantId = undefined;
    await locator.settled();
    await stocked(locator);
    for (const store of locator.element.results) {
      const each = other.variants.map(({ id }) => stockIn(`${id}`, store));
      const all = ['in', 'low'].find((status) => each.includes(status as 'in'));
      expect(store.stock).to.equal(all ?? (each.every((one) => one === 'out') ? 'out' : 'unknown'));
    }
  });

  for (const [scenario, isRight] of [
    ['inventory-rows', () => true],
    ['inventory-wrapped', () => true],
    ['inventory-null', () => false],
    ['inventory-204', () => false],
    ['inventory-absent-variant', () => false],
    ['inventory-unknown-words', () => false],
  ] as const)
    it(`under "${scenario}" is ${isRight() ? 'the same' : 'unknown, and never out of stock'}`, async () => {
      const locator = await mountStock({ scenario });
      const { results } = locator.element;
      const told = isRight() ? results.map((store) => stockIn(variantId, store)) : ['unknown'];
      expect(new Set(results.map(({ stock }) => stock))).to.deep.equal(new Set(told));
      if (isRight()) expect(results.map(({ stock }) => stock)).to.deep.equal(told);
      else await locator.lineSays(/ · stock not known$/);
      await locator.isAccessible();
    });

  it('uses the page’s own decoder and threshold', async () => {
    const locator = await mountStock({ scenario: 'inventory-quantities' });
    expect(locator.element.results.some(({ stock }) => stock === 'low')).to.equal(true);
    expect(locator.element.results.filter(has).length).to.be.above(10);
  });
});
