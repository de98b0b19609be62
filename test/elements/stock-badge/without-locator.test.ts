import { expect } from '@open-wc/testing';
import { inventoryAnswer, mountBadge, type BadgeOptions } from '../../support/harness/badge.js';
import { DialogHarness } from '../../support/harness/dialog.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { StockBadgeElement } from '../../../src/elements/stock-badge/stock-badge-element.js';

// The locator is in no page of this file: an element can't be taken back.
describe('<stock-badge> where the code of the locator can’t be loaded', () => {
  const page = usePage();
  const supplied = StockBadgeElement.loadLocator;
  beforeEach(() => page().answer(isInventory, () => inventoryAnswer({ 1: { 61: 'in_stock' } })));
  afterEach(() => (StockBadgeElement.loadLocator = supplied));

  async function mount({ attributes }: BadgeOptions = {}) {
    const badge = await mountBadge({ attributes: { 'variant-id': '1', ...attributes } });
    return { badge, dialog: new DialogHarness(badge) };
  }

  it('fires its event, and shows a sentence in the dialog', async () => {
    StockBadgeElement.loadLocator = () => Promise.reject(new TypeError('404'));
    const { badge, dialog } = await mount();
    let told = 0;
    badge.element.addEventListener('stock-badge-choose', () => told++);
    (await dialog.offered()).click();
    await until(() => dialog.note === 'Stores cannot be shown right now.');
    expect([told, dialog.isModal]).to.deep.equal([1, true]);
    expect(page().errors).to.deep.equal([
      "<stock-badge> <store-locator> can't be loaded: TypeError: 404",
    ]);
    await badge.isAccessible();
    dialog.close.click();
    expect([dialog.element, dialog.focused]).to.deep.equal([null, dialog.opener]);
  });

  it('offers no dialog on a page without a locator, except for the event with picker="event"', async () => {
    StockBadgeElement.loadLocator = undefined;
    const { badge, dialog } = await mount();
    const other = await mount({ attributes: { picker: 'event' } });
    await other.dialog.offered();
    expect(dialog.opener).to.equal(undefined);
    badge.element.picker = 'event';
    await dialog.offered();
  });

  it('shows the sentence also where the loaded code registers no locator', async () => {
    StockBadgeElement.loadLocator = async () => {};
    const { dialog } = await mount();
    (await dialog.offered()).click();
    await until(() => dialog.note === 'Stores cannot be shown right now.');
    expect(page().errors[0]).to.match(/^<stock-badge> .* registered/);
  });

  it('closes its dialog for good before the stores have come', async () => {
    let release = (): void => {};
    StockBadgeElement.loadLocator = () => new Promise<void>((resolve) => (release = resolve));
    const { dialog } = await mount();
    (await dialog.offered()).click();
    await until(() => dialog.note === 'Stores are loading…');
    dialog.close.click();
    (await dialog.offered()).click();
    await until(() => dialog.element);
    dialog.close.click();
    release();
    await Promise.resolve();
    expect([dialog.element, document.adoptedStyleSheets.length]).to.deep.equal([null, 0]);
  });
});
