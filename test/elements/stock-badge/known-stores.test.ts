import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { inventoryAnswer, startBadge } from '../../support/badge-harness.js';
import {
  freshScenario,
  isInventory,
  isListing,
  until,
  usePage,
} from '../../support/page-harness.js';
import { putOnStage } from '../../support/stage-harness.js';

const location = (id: number, country: string, lat: number) => ({
  id,
  name: `Shop ${id}`,
  country,
  city: 'X',
  platform_location_id: `${60 + id}`,
  latitude: lat,
  longitude: 5,
});
/** Shops 1, 2 and 3 are within some 15 km; 4 is 300 km away, 5 and 6 are abroad. */
const listing = [
  location(1, 'France', 45),
  location(2, 'France', 45.05),
  location(3, 'France', 45.1),
  location(4, 'France', 47.7),
  location(5, 'Germany', 50),
  location(6, 'Germany', 50.1),
];
const inventory = {
  1: {
    61: 'out_of_stock',
    62: 'in_stock',
    63: 'low_stock',
    64: 'in_stock',
    65: 'out_of_stock',
    66: 'out_of_stock',
  },
  2: { 61: 'in_stock', 65: 'in_stock', 66: 'in_stock' },
  3: { 65: 'in_stock' },
};

describe('<stock-badge> on a page that knows its stores', () => {
  const page = usePage();
  let base: string;

  beforeEach(async () => {
    base = freshScenario();
    page().answer(isInventory, () => inventoryAnswer(inventory));
    page().answer(isListing, () => inventoryAnswer(listing));
    const locator = document.createElement('store-locator');
    const attributes = { 'base-url': base, 'public-key': 'pk_demo', 'without-map': '' };
    putOnStage(locator, { attributes, properties: { loading: 'eager' } });
    await until(() => locator.status === 'ready');
  });

  const start = (variantId: string, lang = 'en') =>
    startBadge({
      attributes: { 'base-url': base, 'variant-id': variantId, lang, unknown: 'show' },
    });

  it('counts in the country that the page names, and reads no listing itself', async () => {
    const asked = page().asked(isListing).length;
    const french = start('1', 'fr-FR');
    await french.saysSo('In stock at 3 stores');
    const german = start('1', 'de-DE');
    await german.saysSo('Out of stock in stores');
    expect(german.element.stockStatus).to.equal('out');
    const germanToo = start('2', 'de-DE');
    await germanToo.saysSo('In stock at 2 stores');
    expect(page().asked(isListing).length).to.equal(asked);
  });

  it('counts everywhere where nothing is known of the country', async () => {
    const badge = start('3', 'fr-FR');
    await badge.saysSo('In stock at 1 store');
  });

  it('says how many stores near mine have what it has not', async () => {
    const badge = start('1');
    await badge.chooseMyStore({
      id: 1,
      name: 'Lyon',
      platformLocationId: '61',
      position: { lat: 45, lng: 5, precision: 'exact', radiusMeters: 0 },
    });
    await badge.saysSo('Out of stock at Lyon · 2 stores near it have it');
    await badge.isAccessible();
    badge.element.variantId = '2';
    await badge.saysSo('In stock at Lyon');
  });

  it('says how many others have it where nobody knows how near they are', async () => {
    const badge = start('1');
    await badge.chooseMyStore({
      id: 9,
      name: 'Nice',
      platformLocationId: '66',
      position: undefined,
    });
    await badge.saysSo('Out of stock at Nice · 3 other stores have it');
  });
});
