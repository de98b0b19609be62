import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import {
  freshScenario,
  isInventory,
  isListing,
  until,
  usePage,
} from '../../support/harness/page.js';
import { frames } from '../../support/harness/waiting.js';

/** 12 is sold, and is in no shop's inventory. */
const inventory = {
  11: { 61: 'in_stock', 62: 'in_stock' },
  13: { 61: 'low_stock', 62: 'out_of_stock' },
};
const others = { 21: { 61: 'in_stock' }, 22: { 61: 'low_stock' } };
const listing = [61, 62].map((id) => ({
  id: id - 60,
  name: `Shop ${id}`,
  platform_location_id: `${id}`,
  country: 'France',
}));
const notKnown = 'Stock not known: ask the store';

const form = (id: string, more = ''): string =>
  `<form action="/cart/add"><input type="hidden" name="id" value="${id}">${more}</form>`;

describe('a variant that the inventory does not list', () => {
  const page = usePage();
  const { href } = location;
  let base: string;
  let runs = 0;
  /** New ones each time: answers are shared by the page. */
  let product = '';
  let otherProduct = '';

  beforeEach(() => {
    base = freshScenario();
    [product, otherProduct] = [`10${++runs}`, `20${runs}`];
    const isOther = (url: URL) => url.searchParams.get('product_id') === otherProduct;
    page().answer(isListing, () => inventoryAnswer(listing));
    page().answer(isInventory, () => inventoryAnswer(inventory));
    page().answer(
      (url) => isInventory(url) && isOther(url),
      () => inventoryAnswer(others),
    );
  });
  afterEach(() => history.replaceState({}, '', href));

  const setAddress = (variant: string): void => {
    const url = new URL(location.href);
    url.searchParams.set('variant', variant);
    history.replaceState({}, '', url);
  };

  /** Adds a part of the page as its server sends it. The markup may have a place for a badge. */
  function part(html: string, tag = 'section'): HTMLElement {
    const section = document.createElement(tag);
    section.dataset.stage = '';
    section.innerHTML = html;
    document.body.append(section);
    return section;
  }

  const shown = { unknown: 'show', lang: 'en' };
  const badgeIn = (parent: Element, variantId?: string, productId = product): BadgeHarness =>
    startBadge({
      parent,
      attributes: { 'base-url': base, 'product-id': productId, ...shown },
      properties: { variantId },
    });

  /** It hears the page. */
  async function following(badge: BadgeHarness): Promise<void> {
    await badge.settled();
    await until(() => badge.root.adoptedStyleSheets.length > 1);
    await frames(4);
  }

  const control = (box: Element): HTMLInputElement => box.querySelector('[name=id]')!;
  const choose = (box: Element, id: string): void => {
    control(box).value = id;
    control(box).dispatchEvent(new Event('change', { bubbles: true }));
  };

  async function says(badge: BadgeHarness, ...texts: string[]): Promise<void> {
    await following(badge);
    expect(badge.says()).to.be.oneOf(texts);
  }

  for (const [situation, html, tag] of [
    ['the form beside it', form('12'), 'section'],
    ['the form beside it, in no section', form('12'), 'div'],
    ['both of the product’s forms', form('12') + form('12'), 'section'],
    [
      'its form, and another one that says of which product it is',
      form('12') + form('21', '<input type="hidden" name="product-id" value="1">'),
      'section',
    ],
  ] as const)
    for (const pasted of [undefined, '11'])
      it(`has no status when it is named by ${situation}, ${pasted ? 'with one pasted' : 'with none pasted'}`, async () => {
        const section = part(html, tag);
        const badge = badgeIn(section, pasted);
        await says(badge, notKnown);
        expect([badge.element.stockStatus, badge.element.variantId]).to.eql(['unknown', '12']);
        choose(section, '13');
        await badge.saysSo('Low stock at 1 store');
        choose(section, '12');
        await badge.saysSo(notKnown);
      });

  it('has no status when a form elsewhere names it, on a page of one product', async () => {
    part(form('12'));
    await says(badgeIn(part('')), notKnown);
  });

  it('has no status when it is named by the one of several forms that the address points to', async () => {
    setAddress('12');
    part(form('12'));
    part(form('71') + form('72'));
    await says(badgeIn(part('')), notKnown);
  });

  for (const pasted of [undefined, '11'])
    it(`has no status when the address of a page without forms names it, with ${pasted ?? 'none'} pasted`, async () => {
      setAddress('12');
      const badge = badgeIn(part(''), pasted);
      await says(badge, notKnown);
      setAddress('13');
      await badge.saysSo('Low stock at 1 store');
    });

  it('has no status when the address names it after other variants, beside other products', async () => {
    setAddress('13');
    const badge = badgeIn(part(''), '11');
    const card = badgeIn(part('', 'article'), '21', otherProduct);
    await following(card);
    await badge.saysSo('Low stock at 1 store');
    setAddress('12');
    await badge.saysSo(notKnown);
    expect(card.says()).to.equal('In stock at 1 store');
  });

  it('is not shown by a card of another product', async () => {
    setAddress('12');
    const section = part(form('12'));
    const card = part('', 'article');
    const second = part(form('22'), 'article');
    const badge = badgeIn(section, '11');
    const inCard = badgeIn(card, '21', otherProduct);
    const inSecond = badgeIn(second, '21', otherProduct);
    await says(badge, notKnown);
    await says(inCard, 'In stock at 1 store');
    await says(inSecond, 'Low stock at 1 store');
  });

  it('is not shown by the badge beside a listed form and a foreign one', async () => {
    const section = part(`${form('11')}<div>${form('71')}</div>`);
    const badge = badgeIn(section);
    await says(badge, 'In stock at 2 stores');
    choose(section.querySelector('div')!, '72');
    await frames(4);
    expect(badge.says()).to.equal('In stock at 2 stores');
  });

  it('is not shown by cards without a form, beside cards with one', async () => {
    const grid = part(`<article></article><article>${form('71')}</article>`);
    const [first, second] = grid.children as unknown as [Element, Element];
    const badges = [badgeIn(first, '11'), badgeIn(second, '21', otherProduct)];
    for (const badge of badges) await following(badge);
    expect(badges.map((badge) => badge.says())).to.deep.equal(['In stock at 2 stores', notKnown]);
  });

  describe('in a <store-locator> of the product', () => {
    const locatorOf = async (variantId?: string): Promise<LocatorHarness> => {
      const attributes = { 'base-url': base, 'product-id': product, lang: 'en' };
      const locator = startLocator({ attributes, properties: { variantId } });
      await locator.settled();
      await until(() => locator.element.results.every(({ stock }) => stock));
      return locator;
    };
    const stock = ({ element }: LocatorHarness): string =>
      element.results.map((store) => store.stock).join();

    for (const hasBadge of [true, false])
      it(`has no status when the page’s form names it, ${hasBadge ? 'as the badge says' : 'without a badge'}`, async () => {
        const section = part(form('12'));
        part(form('71') + form('72'));
        if (!hasBadge) setAddress('12');
        const badge = hasBadge ? badgeIn(section) : undefined;
        const locator = await locatorOf();
        if (badge) await says(badge, notKnown);
        await until(() => stock(locator) === 'unknown,unknown');
        choose(section, '13');
        await until(() => stock(locator) === 'low,out');
      });

    it('has no status when the address of a page without forms names it', async () => {
      setAddress('12');
      const locator = await locatorOf('11');
      await until(() => stock(locator) === 'unknown,unknown');
    });
  });
});
