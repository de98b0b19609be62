import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { ChooserHarness } from '../../support/harness/chooser.js';
import { startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import {
  freshScenario,
  isInventory,
  isListing,
  isSnapshot,
  until,
  usePage,
} from '../../support/harness/page.js';
import { snapshotOf } from '../../support/fakes/snapshot-file.js';
import { stocked } from '../../support/harness/stock.js';

const locations = ['France', 'France', 'France', 'Germany'].map((country, nth) => ({
  id: 101 + nth,
  name: `Store ${nth}`,
  address: `${nth} Rue`,
  city: 'X',
  state: '',
  zip: '69001',
  country,
  platform_location_id: `${601 + nth}`,
  google_maps_url: '',
}));
const words = ['in_stock', 'out_of_stock', 'low_stock', 'in_stock'];
const inventoryBy = (key: 'id' | 'platform_location_id') => ({
  1: Object.fromEntries(locations.map((location, nth) => [location[key], words[nth]])),
});
const inventories = {
  'the service’s ids': inventoryBy('id'),
  'the platform’s ids': inventoryBy('platform_location_id'),
};
const snapshot = '/shop/stores.json';

const page = usePage();
let attributes: Readonly<Record<string, string>>;

beforeEach(() => {
  page().answer(isListing, () => inventoryAnswer(locations));
  page().answer(isSnapshot, () => Response.json(snapshotOf(locations)));
  attributes = { 'base-url': freshScenario(), 'variant-id': '1', unknown: 'show', lang: 'en-FR' };
});

const badge = (): BadgeHarness => startBadge({ attributes });
/** One that shows the badges' product. */
const locatorBeside = (
  { element }: BadgeHarness,
  others: Readonly<Record<string, string>> = {},
  parent?: Node,
): LocatorHarness => {
  const ownProduct = { 'product-id': element.productId ?? '', 'without-map': '' };
  return startLocator({ attributes: { ...attributes, ...ownProduct, ...others }, parent });
};

/** Whichever store is mine. */
async function agree(shown: LocatorHarness, ...badges: readonly BadgeHarness[]): Promise<void> {
  await stocked(shown);
  for (const { id, name, stock } of shown.element.results) {
    shown.element.setMyStore(id);
    for (const each of badges) {
      await until(() => each.says().includes(` ${name}`));
      expect(each.element.stockStatus, name).to.equal(stock);
    }
  }
}

for (const [ids, body] of Object.entries(inventories))
  describe(`all badges of a page, with an inventory by ${ids}`, () => {
    beforeEach(() => page().answer(isInventory, () => inventoryAnswer(body)));

    it('know the stores that the dialog of one of them has read', async () => {
      const [one, other] = [badge(), badge()];
      const chooser = new ChooserHarness(one);
      await chooser.open();
      await chooser.choose('Store 0');
      for (const each of [one, other]) await each.saysSo('In stock at Store 0');
      await one.chooseMyStore(null);
      for (const each of [one, other]) await each.saysSo('In stock at 2 stores in France');
    });

    it('know the stores of a dialog that was closed before more than its rows had come', async () => {
      const [one, other] = [badge(), badge()];
      const chooser = new ChooserHarness(one);
      await chooser.open((button) => button.click());
      chooser.close.click();
      for (const each of [one, other]) await each.saysSo('In stock at 2 stores in France');
    });

    it('know what a locator within another component has read', async () => {
      const shown = badge();
      const component = document.createElement('div');
      component.dataset.stage = '';
      document.body.append(component);
      const root = component.attachShadow({ mode: 'closed' });
      await agree(locatorBeside(shown, { loading: 'eager' }, root), shown);
    });

    it('know the stores of a snapshot that the locator reads', async () => {
      const shown = badge();
      const locator = locatorBeside(shown, { src: snapshot });
      await agree(locator, shown, badge());
      locator.element.setMyStore(102);
      await shown.saysSo('Out of stock at Store 1 · 2 stores near it have it');
      expect(page().asked(isListing)).to.have.length(0);
    });

    it('use the snapshot that the locator reads now, after it has read another one', async () => {
      const shown = badge();
      const locator = locatorBeside(shown, { src: `${snapshot}?v=1` });
      await shown.saysSo('In stock at 2 stores in France');
      const fewer = locations.filter(({ id }) => id !== 103);
      page().answer(isSnapshot, () => Response.json(snapshotOf(fewer)));
      locator.element.src = `${snapshot}?v=2`;
      await shown.saysSo('In stock at 1 store in France');
    });

    it('use the service’s stores rather than those of a snapshot', async () => {
      const shown = badge();
      const fewer = locations.filter(({ id }) => id !== 103);
      page().answer(isSnapshot, () => Response.json(snapshotOf(fewer)));
      await stocked(locatorBeside(shown));
      await shown.saysSo('In stock at 2 stores in France');
      await stocked(locatorBeside(shown, { src: snapshot }));
      await badge().saysSo('In stock at 2 stores in France');
      expect(shown.says()).to.equal('In stock at 2 stores in France');
    });

    it('use no snapshot of another merchant', async () => {
      const shown = badge();
      await stocked(locatorBeside(shown, { 'base-url': freshScenario(), src: snapshot }));
      await shown.settled();
      // One in Germany is counted where nobody knows of countries.
      await until(() => /at \d+ stores?$/.test(shown.says()));
      expect(shown.says()).not.to.contain('at 2 stores');
    });
  });

describe('the dialog of <stock-badge> on a page with a snapshot', () => {
  it('reads the snapshot, and nothing of the service, once for dialog and page', async () => {
    page().answer(isInventory, () => inventoryAnswer(inventories['the service’s ids']));
    const shown = badge();
    const far = document.createElement('div');
    far.dataset.stage = '';
    far.style.marginBlockStart = '5000px';
    document.body.append(far);
    const below = locatorBeside(shown, { src: snapshot }, far);
    const chooser = new ChooserHarness(shown);
    const locator = await chooser.open();
    expect(locator.element.stores).to.have.length(locations.length);
    await chooser.choose('Store 2');
    await shown.saysSo('Low stock at Store 2');
    below.element.loading = 'eager';
    await below.settled();
    expect(page().asked(isSnapshot)).to.have.length(1);
    expect(page().asked(isListing)).to.have.length(0);
  });
});

describe('a badge of a location that the listing leaves out', () => {
  it('shows the same when the listing has been read', async () => {
    page().answer(isInventory, () => inventoryAnswer({ 1: { 999: 'in_stock' } }));
    const one = startBadge({ attributes: { ...attributes, 'platform-location-id': '999' } });
    await one.saysSo('In stock');
    await stocked(locatorBeside(one));
    await one.element.updateComplete;
    await until(() => one.root.adoptedStyleSheets.length > 1);
    expect(one.says()).to.equal('In stock');
  });
});

describe('the country that a visitor is likely in', () => {
  // Most are in France, and the page is English.
  beforeEach(() => {
    const words = {
      601: 'out_of_stock',
      602: 'out_of_stock',
      603: 'out_of_stock',
      604: 'in_stock',
    };
    page().answer(isInventory, () => inventoryAnswer({ 1: words }));
    attributes = { ...attributes, lang: 'en' };
  });

  for (const [how, told, lang] of [
    ['that a locator is told', { countries: 'DE' }, 'en'],
    ['of the page’s language', {}, 'en-DE'],
  ] as const)
    it(`is for badges, as for locators, the one ${how}`, async () => {
      attributes = { ...attributes, lang };
      const one = badge();
      await stocked(locatorBeside(one, told));
      await one.saysSo('In stock at 1 store in Germany');
    });

  it('is not the one of the browser’s language, for badges and locators', async () => {
    const one = badge();
    await stocked(locatorBeside(one));
    await one.saysSo('Out of stock in France');
  });
});
