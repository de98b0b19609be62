import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import type { StoreLocatorElement } from '../../../src/elements/store-locator/store-locator-element.js';
import type { Details } from '../../../src/domain/store/details/store-details.js';
import { inventoryAnswer, mountBadge, type BadgeHarness } from '../../support/harness/badge.js';
import {
  freshScenario,
  isInventory,
  isListing,
  isSnapshot,
  until,
  usePage,
} from '../../support/harness/page.js';
import { answerAsSmallShop, shops } from '../../support/fakes/small-shop.js';
import { putOnStage } from '../../support/harness/stage.js';

/** Shop 1 never closes, shop 2 never opens, and the hours of shop 4 say nothing. */
const details: Details = {
  details: {
    61: { hours: '24/7' },
    62: { hours: 'Mo-Su off' },
    64: { hours: 'When the cat is awake' },
  },
};
const inStock = { 1: Object.fromEntries(shops.map(({ platform_location_id: key }) => [key, 3])) };

describe('the open stores in the list of <stock-badge>', () => {
  const page = usePage();
  let base: string;
  beforeEach(() => {
    base = freshScenario();
    answerAsSmallShop(page());
    page().answer(isInventory, () => inventoryAnswer(inStock));
  });

  /** Puts a locator on the page, so that its stores are known. */
  async function locator(
    given: object = {},
    attributes: object = {},
  ): Promise<StoreLocatorElement> {
    const element = document.createElement('store-locator');
    putOnStage(element, {
      attributes: { 'base-url': base, 'public-key': 'pk_demo', 'without-map': '', ...attributes },
      properties: { loading: 'eager', ...given },
    });
    await until(() => element.status === 'ready');
    return element;
  }

  const mount = (attributes: object = {}): Promise<BadgeHarness> =>
    mountBadge({
      attributes: { 'base-url': base, 'variant-id': '1', 'with-stores': '', ...attributes },
    });

  /** Opens the list, as visitors do. */
  const open = async (badge: BadgeHarness): Promise<void> =>
    (await until(() => badge.root.querySelector('summary'))).click();

  const isTold = (element: HTMLElement) =>
    until(
      () =>
        element.shadowRoot?.querySelector('[part~=row-status]')?.textContent === 'Open 24 hours',
    );

  it('are told from the details of the page’s locator, and nothing is told of others', async () => {
    const known = await locator({ details });
    await isTold(known);
    const badge = await mount();
    await open(badge);
    await until(() => badge.lines()?.[0] !== 'Shop 1 · In stock');
    expect(badge.lines()?.slice(0, 4)).to.deep.equal([
      'Shop 1 · In stock · Open 24 hours',
      'Shop 2 · In stock · Closed',
      'Shop 3 · In stock',
      'Shop 4 · In stock',
    ]);
    await badge.isAccessible();
  });

  it('are told once the list is opened, where the locator knew nothing before', async () => {
    let answer = (_: Response): void => undefined;
    page().answer(isSnapshot, () => new Promise((resolve) => (answer = resolve)));
    const known = await locator({}, { 'details-src': '/stores.json' });
    const badge = await mount();
    await until(() => badge.lines());
    expect(badge.lines()?.[0]).to.equal('Shop 1 · In stock');
    await until(() => page().asked(isSnapshot).length);
    answer(Response.json(details));
    await isTold(known);
    await open(badge);
    await until(() => badge.lines()?.[0] === 'Shop 1 · In stock · Open 24 hours');
  });

  it('are told anew when their hours change, and no longer when the locator has gone', async () => {
    const known = await locator({ details });
    await isTold(known);
    const badge = await mount();
    await open(badge);
    await until(() => badge.lines()?.[0] === 'Shop 1 · In stock · Open 24 hours');
    known.details = { details: { 61: { hours: 'Mo-Su off' } } };
    await until(() => badge.lines()?.[0] === 'Shop 1 · In stock · Closed');
    known.remove();
    await until(() => badge.lines()?.[0] === 'Shop 1 · In stock');
  });

  it('are not those of another merchant with the same ids', async () => {
    page().answer(isListing, (request) =>
      inventoryAnswer(
        request.url.includes(base)
          ? shops
          : shops.map((shop) => ({ ...shop, google_maps_url: 'https://maps.google.com/?q=other' })),
      ),
    );
    await locator();
    const other = await locator({ details }, { 'base-url': freshScenario() });
    await isTold(other);
    const badge = await mount();
    await open(badge);
    await until(() => badge.lines());
    expect(badge.lines()?.[0]).to.equal('Shop 1 · In stock');
  });

  it('are told in the language of the badge alone', async () => {
    const known = await locator({ details });
    await isTold(known);
    const badge = await mount({ lang: 'fr' });
    await open(badge);
    expect(badge.lines()?.[0]).to.match(/^Shop 1 · En stock/);
    expect(badge.lines()?.[0]).not.to.include('Open');
  });
});
