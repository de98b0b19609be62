import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { inventoryAnswer, mountBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { DialogHarness } from '../../support/harness/dialog.js';
import {
  freshScenario,
  isInventory,
  isListing,
  until,
  usePage,
} from '../../support/harness/page.js';
import { myStores } from '../../../src/page/my-stores.js';
import { shops } from '../../support/fakes/small-shop.js';
import { byRole, isShown, nameOf, putOnStage } from '../../support/harness/stage.js';

const lines = (badge: BadgeHarness): string[] | undefined => badge.lines();

/** Opens it as visitors do. */
async function open(badge: BadgeHarness): Promise<string[]> {
  const summary = await until(() => badge.root.querySelector('summary'));
  summary.click();
  expect(summary.textContent).to.equal('Stores that have it');
  return lines(badge) ?? [];
}

/** All shops but the third have variant 1; the second has little of it. */
const inventory = {
  1: Object.fromEntries(
    shops.map(({ id, platform_location_id: key }) => [
      key,
      id === 3 ? 'out_of_stock' : id === 2 ? 'low_stock' : 'in_stock',
    ]),
  ) as object,
  2: { 64: 'in_stock' },
  3: { 61: 'out_of_stock' },
};

describe('the list of stores in <stock-badge>', () => {
  const page = usePage();
  let base: string;
  beforeEach(() => {
    base = freshScenario();
    page().answer(isInventory, () => inventoryAnswer(inventory));
    page().answer(isListing, () => inventoryAnswer(shops));
  });

  async function know(): Promise<void> {
    const locator = document.createElement('store-locator');
    const attributes = { 'base-url': base, 'public-key': 'pk_demo', 'without-map': '' };
    putOnStage(locator, { attributes, properties: { loading: 'eager' } });
    await until(() => locator.status === 'ready');
  }
  const mount = (attributes: Readonly<Record<string, string>> = { 'with-stores': '' }) =>
    mountBadge({ attributes: { 'base-url': base, 'variant-id': '1', ...attributes } });

  it('is shown where an attribute wants it and the stores are known, and nothing moves', async () => {
    await know();
    const plain = await mount({});
    const badge = await mount();
    const { height } = badge;
    await until(() => lines(badge));
    expect([badge.height, lines(plain)]).to.deep.equal([height, undefined]);
    await badge.isAccessible();
    expect(await open(badge)).to.deep.equal([
      'Shop 1 · In stock',
      'Shop 2 · Low stock',
      'Shop 4 · In stock',
      'Shop 5 · In stock',
      'Shop 6 · In stock',
      '6 more',
    ]);
    const [link] = byRole<HTMLAnchorElement>(badge.root, 'link');
    expect([link?.href.startsWith('https://'), link && nameOf(link), link?.rel]).to.deep.equal([
      true,
      'Google Maps: Shop 1, opens in a new tab',
      'noopener noreferrer',
    ]);
    await badge.isAccessible();
  });

  it('is not shown where the stores have not been read, and does not read them', async () => {
    const badge = await mount();
    await new DialogHarness(badge).offered();
    await badge.element.updateComplete;
    expect(lines(badge)).to.equal(undefined);
    expect(page().asked(isListing)).to.have.length(0);
  });

  it('begins with those that are nearest to my store', async () => {
    await know();
    const badge = await mount();
    await badge.chooseMyStore({
      id: 12,
      name: 'Shop 12',
      platformLocationId: '72',
      position: { lat: 45.11, lng: 5, precision: 'exact', radiusMeters: 0 },
    });
    await until(() => lines(badge)?.[0] === 'Shop 12 · In stock');
    expect(lines(badge)?.slice(0, 3)).to.deep.equal([
      'Shop 12 · In stock',
      'Shop 11 · In stock · 0.7 mi',
      'Shop 10 · In stock · 1.4 mi',
    ]);
  });

  it('lets a store be chosen, says so, and keeps the focus at that store', async () => {
    await know();
    for (const width of [200, 343, 900]) {
      const badge = await mount({ 'with-stores': '', lang: 'en' });
      await badge.chooseMyStore(null);
      badge.stage.style.width = `${width}px`;
      await open(badge);
      const choose = byRole(badge.root, 'button', 'Choose Shop 2')[0]!;
      choose.focus();
      choose.click();
      await badge.saysSo('Low stock at Shop 2');
      expect(badge.part('label').getAttribute('aria-live')).to.equal('polite');
      const [mine] = await until(() => {
        const found = byRole(badge.root, 'button', 'My store ✓');
        return found.length ? found : undefined;
      });
      expect([mine, mine?.closest('li')?.textContent.startsWith('Shop 2')]).to.deep.equal([
        badge.root.activeElement,
        true,
      ]);
      expect(myStores().get(`${location.origin}${base}|pk_demo`)).to.include({ id: 2 });
      await badge.isAccessible();
      badge.stage.remove();
    }
  });

  it('says from where its distances are measured, and links to Google Maps besides', async () => {
    await know();
    const badge = await mount({ 'with-stores': '', 'platform-location-id': '63' });
    await open(badge);
    const list = badge.root.querySelector('[part~=stores]')!;
    await until(() => list.textContent.includes('Distances from Shop 3'));
    expect(byRole(list, 'link').map((link) => link.textContent)).to.deep.equal(
      Array(5).fill('Google Maps'),
    );
  });

  it('follows the variant, and is removed where no store has it', async () => {
    await know();
    const badge = await mount();
    await until(() => lines(badge)?.length === 6);
    badge.element.variantId = '2';
    await until(() => lines(badge)?.join() === 'Shop 4 · In stock');
    badge.element.variantId = '3';
    await badge.element.updateComplete;
    expect(lines(badge)).to.equal(undefined);
    badge.element.variantId = '2';
    await badge.element.updateComplete;
    expect(lines(badge)).to.have.length(1);
    badge.element.withStores = false;
    await badge.element.updateComplete;
    expect(lines(badge)).to.equal(undefined);
  });

  it('opens the dialog of all stores', async () => {
    await know();
    const badge = await mount();
    await open(badge);
    const dialog = new DialogHarness(badge);
    const more = byRole(badge.root, 'button', '6 more')[0] as HTMLElement;
    more.click();
    await until(() => dialog.isModal);
    expect(dialog.title.textContent).to.equal('Choose a store');
    dialog.close.click();
    expect(dialog.focused).to.equal(more);
  });

  it('opens no dialog from a badge of one store', async () => {
    await know();
    const badge = await mount({ 'with-stores': '', 'platform-location-id': '63' });
    expect((await open(badge)).at(-1)).to.equal('6 more');
    const buttons = byRole(badge.root, 'button').filter(isShown);
    expect(buttons.map(nameOf)).to.deep.equal(['When was this checked?']);
    // Shop 3's neighbours.
    expect(lines(badge)?.slice(0, 2).sort()).to.deep.equal([
      'Shop 2 · Low stock · 0.7 mi',
      'Shop 4 · In stock · 0.7 mi',
    ]);
  });

  it('shows streets for stores of one name, and names without markup', async () => {
    const named = shops.slice(0, 2).map((shop, index) => ({
      ...shop,
      name: '<b>Shop</b>',
      address: `${index + 1} Street`,
    }));
    page().answer(isListing, () => inventoryAnswer(named));
    await know();
    const badge = await mount();
    await until(() => lines(badge));
    expect(lines(badge)).to.deep.equal(['Shop, 1 Street · In stock', 'Shop, 2 Street · Low stock']);
  });
});
