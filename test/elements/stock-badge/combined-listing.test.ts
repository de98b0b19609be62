import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { productOf } from '../../support/harness/grid.js';
import { freshScenario, isInventory, until, usePage } from '../../support/harness/page.js';

const inStock = 'In stock';
const low = 'Low stock';

/** Each test has products of its own. */
let runs = 0;

/**
 * When themes tell of the next product: before or after they draw their picker anew, or by a
 * promise.
 */
const ways = ['before the picker is drawn', 'after the picker is drawn', 'as promised'] as const;

/** A product page of a theme that replaces the product by another one when a swatch is chosen. */
for (const way of ways)
  describe(`<stock-badge> in a combined listing whose next product is announced ${way}`, () => {
    const page = usePage();
    let product = '';
    let next = '';
    let base = '';

    beforeEach(() => {
      product = `71${++runs}`;
      next = `72${runs}`;
      base = freshScenario();
      page().answer(isInventory, ({ url }) =>
        inventoryAnswer(
          `${productOf(new URL(url))}` === product
            ? { 11: { 61: 'in_stock' } }
            : { 21: { 61: 'low_stock' } },
        ),
      );
    });

    function addPart(html: string): HTMLElement {
      const part = document.createElement('section');
      part.dataset.stage = '';
      part.innerHTML = html;
      document.body.append(part);
      return part;
    }
    const addMain = (): HTMLElement =>
      addPart(
        `<form action="/cart/add" data-product-id="${product}"><input type="hidden" name="id" value="11"></form>`,
      );
    const addCard = (): Element =>
      addPart(`<article data-product-id="${product}"><a href="/red">Red</a></article>`)
        .firstElementChild as Element;
    const start = (parent: Element): BadgeHarness =>
      startBadge({
        parent,
        attributes: {
          'base-url': base,
          'product-id': product,
          'variant-id': '11',
          'platform-location-id': '61',
        },
      });
    /** It hears the page, and knows what is its own. */
    async function followed(badge: BadgeHarness): Promise<BadgeHarness> {
      await badge.saysSo(inStock);
      await until(() => badge.root.adoptedStyleSheets.length > 1);
      await quiet();
      return badge;
    }
    const quiet = async (): Promise<void> => {
      for (let turn = 0; turn < 4; turn++) await new Promise((done) => requestAnimationFrame(done));
    };
    function goOn(target: EventTarget): void {
      const newProduct = { id: next, url: '/blue' };
      const resource = { id: 21 };
      if (way === 'as promised') {
        let resolve = (_: object): void => {};
        const promise = new Promise<object>((keep) => (resolve = keep));
        const event = new Event('shopify:product:select', { bubbles: true });
        target.dispatchEvent(Object.assign(event, { product: { id: product }, promise }));
        resolve({ variant: null, detail: { productId: next, newProduct, resource } });
        return;
      }
      const isDrawn = way === 'after the picker is drawn';
      if (isDrawn && target instanceof HTMLElement) target.dataset.productId = next;
      const data = { productId: isDrawn ? next : product, newProduct };
      const detail = { resource, data };
      target.dispatchEvent(new CustomEvent('variant:update', { bubbles: true, detail }));
    }
    const said = (badge: BadgeHarness): string[] => [`${badge.element.productId}`, badge.says()];

    it('ignores a card of the old product that comes later', async () => {
      const main = addMain();
      const badge = await followed(start(main));
      goOn(main.firstElementChild as Element);
      await badge.saysSo(low);
      const card = start(addCard());
      const further = start(addPart('<div class="card"></div>').firstElementChild as Element);
      for (const each of [card, further]) {
        await followed(each);
        expect(said(each)).to.deep.equal([product, inStock]);
      }
      expect(said(badge)).to.deep.equal([next, low]);
    });

    for (const where of ['its form', 'the document'])
      it(`ignores a card of the old product that is announced by an event at ${where}`, async () => {
        const main = addMain();
        const [badge, card] = [start(main), start(addCard())];
        for (const each of [badge, card]) await followed(each);
        goOn(where === 'its form' ? (main.firstElementChild as Element) : document);
        await badge.saysSo(low);
        await quiet();
        expect(said(card)).to.deep.equal([product, inStock]);
      });

    it('ignores a card that names the old product, in the part of the new one', async () => {
      const main = addMain();
      const badge = await followed(start(main));
      goOn(main.firstElementChild as Element);
      await badge.saysSo(low);
      main.insertAdjacentHTML('beforeend', `<div data-product-id="${product}"></div>`);
      const card = await followed(start(main.lastElementChild as Element));
      expect([said(badge), said(card)]).to.deep.equal([
        [next, low],
        [product, inStock],
      ]);
    });

    it('shows the next product in a section of its own, with no picker beside the form', async () => {
      const main = addMain();
      const badge = await followed(start(addPart('')));
      goOn(main.firstElementChild as Element);
      await badge.saysSo(low);
      expect(said(badge)).to.deep.equal([next, low]);
    });

    it('shows a further product as a whole when the theme sets its product-id', async () => {
      const main = addMain();
      const badge = await followed(start(main));
      goOn(main.firstElementChild as Element);
      await badge.saysSo(low);
      badge.element.setAttribute('product-id', `73${runs}`);
      // No variant of the new product has been named: the product as a whole.
      await badge.saysSo(low);
      await quiet();
      expect(said(badge)).to.deep.equal([`73${runs}`, low]);
    });

    it('shows a further product as a whole where the page has named a variant of the last one', async () => {
      const main = addMain();
      const badge = await followed(start(main));
      const input = main.querySelector('input') as HTMLInputElement;
      input.value = '12';
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await badge.saysSo('Stock not known: ask the store');
      badge.element.setAttribute('product-id', next);
      await badge.saysSo(low);
    });
  });
