import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { frames } from '../../support/harness/waiting.js';

const inventory = {
  11: { 61: 'in_stock' },
  12: { 61: 'low_stock' },
  13: { 61: 'out_of_stock' },
};
const inStock = 'In stock';
const low = 'Low stock';
const notKnown = 'Stock not known: ask the store';

/** Holds animation frames back until the returned function is called. */
function holdFrames(): () => void {
  const usual = window.requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (run) => held.push(run);
  return () => {
    window.requestAnimationFrame = usual;
    for (const run of held) usual.call(window, run);
  };
}

/** Waits for the badge's first status, but not for the frame that shows it. */
async function hasStatus({ element }: BadgeHarness): Promise<void> {
  await new Promise((done) => {
    element.addEventListener('stock-badge-load', done, { once: true });
  });
  await element.updateComplete;
}

/** The type, detail and further fields of an event that a theme dispatches. */
type Telling = readonly [type: string, detail: object, fields?: object];

function tell(target: EventTarget, [type, detail, fields]: Telling): void {
  const event = new CustomEvent(type, { bubbles: true, detail });
  target.dispatchEvent(Object.assign(event, fields));
}

describe('<stock-badge> and the events of its theme', () => {
  const page = usePage();
  const { href } = location;
  let runs = 0;
  let product = '';
  let section: HTMLElement;

  beforeEach(() => {
    // Each test has a new product, since the page shares answers.
    product = `30${++runs}`;
    page().answer(isInventory, () => inventoryAnswer(inventory));
    section = document.createElement('section');
    section.dataset.stage = '';
    section.innerHTML =
      '<form action="/cart/add"><input type="hidden" name="id" value="11"></form>';
    document.body.append(section);
  });
  afterEach(() => history.replaceState({}, '', href));

  const start = (parent: Element = section, productId = product, variantId = '11'): BadgeHarness =>
    startBadge({
      parent,
      attributes: {
        'product-id': productId,
        'variant-id': variantId,
        'platform-location-id': '61',
      },
    });
  const isFollowed = ({ root }: BadgeHarness): boolean => root.adoptedStyleSheets.length > 1;
  async function following(): Promise<BadgeHarness> {
    const badge = start();
    await badge.saysSo(inStock);
    await until(() => isFollowed(badge));
    await frames(4);
    return badge;
  }
  const control = (): HTMLInputElement => section.querySelector('input')!;

  // This test comes first, because the code that follows the theme has not loaded yet.
  it('takes in the events that came before its code', async () => {
    const heard = start();
    const apart = document.createElement('section');
    apart.dataset.stage = '';
    document.body.append(apart);
    const isOther = (url: URL) => url.searchParams.get('product_id') === '999';
    page().answer(isOther, () => inventoryAnswer({ 21: { 61: 'in_stock' } }));
    const silent = start(apart, '999', '21');
    const release = holdFrames();
    try {
      await Promise.all([heard, silent].map(hasStatus));
      expect([heard, silent].map(isFollowed)).to.deep.equal([false, false]);
      tell(section, ['variant:change', { variant: { id: 13 } }]);
      tell(section.firstElementChild!, ['variant:change', { variant: { id: 12 } }]);
    } finally {
      release();
    }
    await heard.saysSo(low);
    await frames(4);
    // The form still names its own variant, but the event came later.
    expect([heard.says(), control().value]).to.deep.equal([low, '11']);
    expect(silent.says()).to.equal(inStock);
    control().value = '13';
    await heard.saysSo('Out of stock');
  });

  for (const [what, ...telling] of [
    [
      'shopify:product:select that has it in its detail',
      'shopify:product:select',
      { variantId: 12 },
    ],
    ['variant:selected of a variant', 'variant:selected', { resource: { id: 12 } }],
    [
      'shopify:product:select with a promise',
      'shopify:product:select',
      {},
      { promise: Promise.resolve({ variant: { id: 'gid://shop/ProductVariant/12' } }) },
    ],
  ] as const)
    it(`follows ${what}`, async () => {
      const badge = await following();
      tell(section, telling as Telling);
      await badge.saysSo(low);
    });

  it('takes the next product from a promise that is kept after the address has named its variant', async () => {
    const badge = await following();
    page().answer(
      (url) => url.searchParams.get('product_id') === `${product}9`,
      () => inventoryAnswer({ 21: { 61: 'low_stock' } }),
    );
    let resolve = (_: object): void => {};
    const promise = new Promise<object>((keep) => (resolve = keep));
    const detail = { variantId: '21', connectedProductUrl: '/products/blue' };
    tell(section, ['shopify:product:select', detail, { product: { id: product }, promise }]);
    const url = new URL(location.href);
    url.searchParams.set('variant', '21');
    history.replaceState({}, '', url);
    await badge.saysSo(notKnown);
    resolve({ variant: { id: 21 }, detail: { productId: `${product}9` } });
    await badge.saysSo(low);
    expect(badge.element.productId).to.equal(`${product}9`);
  });

  it('stays at its product when a card elsewhere names another one, and shows nothing in the card’s place', async () => {
    const badge = await following();
    const card = document.createElement('article');
    card.dataset.stage = '';
    card.dataset.productId = '72';
    document.body.append(card);
    const data = { productId: '72', newProduct: { id: '72', url: '/products/blue' } };
    tell(card, ['variant:update', { resource: { id: 721 }, data }]);
    await frames(4);
    expect([badge.element.productId, badge.says()]).to.deep.equal([product, inStock]);
  });

  it('shows no status where shopify:product:select names no variant', async () => {
    const badge = await following();
    tell(section, ['shopify:product:select', { variantId: '' }]);
    await badge.saysSo(notKnown);
  });

  it('takes no option’s value of variant:selected for a variant', async () => {
    const badge = await following();
    tell(section, ['variant:selected', { resource: { id: 912 } }]);
    await frames(4);
    expect(badge.says()).to.equal(inStock);
  });

  for (const target of [document, document.documentElement, document.body])
    it(`takes no other product’s event at ${target.nodeName} for its own, whatever the page said before`, async () => {
      const card = document.createElement('article');
      card.dataset.stage = '';
      card.innerHTML = '<form action="/cart/add"><input type="hidden" name="id" value="71"></form>';
      document.body.append(card);
      const badge = await following();
      const url = new URL(location.href);
      url.searchParams.set('variant', '12');
      history.replaceState({}, '', url);
      await badge.saysSo(low);
      tell(target, ['variant:change', { variant: { id: 72 } }]);
      await frames(4);
      expect(badge.says()).to.equal(low);
      tell(target, ['variant:change', { variant: { id: 11 } }]);
      await badge.saysSo(inStock);
      tell(target, ['variant:change', { variant: { id: 72 } }]);
      await frames(4);
      expect(badge.says()).to.equal(inStock);
    });
});
