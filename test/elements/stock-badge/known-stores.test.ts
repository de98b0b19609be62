import { expect } from '@open-wc/testing';
import { readListings } from '../../../src/page/listing/read-listings.js';
import '../../../src/store-locator.js';
import { inventoryAnswer, startBadge } from '../../support/harness/badge.js';
import {
  freshScenario,
  isInventory,
  isListing,
  until,
  usePage,
} from '../../support/harness/page.js';
import { putOnStage } from '../../support/harness/stage.js';

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
  4: { 61: 'out_of_stock', 64: 'in_stock', 65: 'in_stock', 66: 'in_stock' },
  5: { 61: 'in_stock', 62: 'low_stock', 64: 'out_of_stock', 66: 'in_stock' },
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

  it('counts the stores in the country that the page names, and reads no listing itself', async () => {
    const asked = page().asked(isListing).length;
    const french = start('1', 'en-FR');
    await french.saysSo('In stock at 3 stores in France');
    const german = start('1', 'en-DE');
    await german.saysSo('Out of stock in Germany');
    expect(german.element.stockStatus).to.equal('out');
    const germanToo = start('2', 'en-DE');
    await germanToo.saysSo('In stock at 2 stores in Germany');
    expect(page().asked(isListing).length).to.equal(asked);
  });

  it('shows that the stock in the country is unknown, and counts no store abroad', async () => {
    const badge = start('3', 'en-FR');
    await badge.saysSo('Stock not known: ask the store');
    expect(badge.element.stockStatus).to.equal('unknown');
    badge.element.variantId = '2';
    await badge.saysSo('In stock at 1 store in France');
  });

  it('counts the stores near my store that have the product when my store lacks it', async () => {
    const badge = start('1');
    await badge.chooseMyStore({
      id: 1,
      name: 'Lyon',
      platformLocationId: '61',
      position: { lat: 45, lng: 5, precision: 'exact', radiusMeters: 0 },
    });
    await badge.saysSo('Out of stock at Shop 1 · 2 stores near it have it');
    await badge.isAccessible();
    badge.element.variantId = '2';
    await badge.saysSo('In stock at Shop 1');
  });

  it('says how many other stores have the product where none is near', async () => {
    const badge = start('5');
    await badge.chooseMyStore({ id: 4, name: 'Shop 4', platformLocationId: '64' });
    await badge.saysSo('Out of stock at Shop 4 · 2 other stores have it');
  });

  it('counts the others in the country of my store, wherever the page is', async () => {
    const badge = start('4', 'en-DE');
    await badge.chooseMyStore({ id: 1, name: 'Shop 1', platformLocationId: '61' });
    // Of three that are nowhere near, two are German.
    await badge.saysSo('Out of stock at Shop 1 · 1 other store has it');
  });

  it('counts no other store abroad', async () => {
    const badge = start('1', 'en-DE');
    await badge.chooseMyStore({ id: 5, name: 'Shop 5', platformLocationId: '65' });
    await badge.saysSo('Out of stock at Shop 5');
    await badge.settled();
    expect(badge.says()).to.equal('Out of stock at Shop 5');
  });

  it('tells that my store is no longer listed, also where the stock of the product is unknown', async () => {
    const badge = startBadge({
      attributes: { 'base-url': base, 'variant-id': '404', lang: 'en-FR' },
    });
    await badge.chooseMyStore({ id: 9, name: 'Nice', platformLocationId: '61' });
    await until(() => badge.age() === 'Your store Nice is no longer listed: choose another one.');
    expect(badge.says()).to.equal('Stock not known: ask the store');
  });

  it('tells that my store is no longer listed, and counts the stores of the country', async () => {
    const badge = start('1', 'en-FR');
    await badge.chooseMyStore({ id: 9, name: 'Nice', platformLocationId: '61' });
    await badge.saysSo('In stock at 3 stores in France');
    expect(badge.age()).to.equal('Your store Nice is no longer listed: choose another one.');
    expect(badge.root.querySelector('button')?.textContent).to.equal('Choose a store');
    await badge.isAccessible();
  });

  it('names its own store, and counts those near it', async () => {
    const bind = (id: string) =>
      startBadge({
        attributes: { 'base-url': base, 'variant-id': '1', 'platform-location-id': id },
      });
    await bind('62').saysSo('In stock at Shop 2');
    await bind('61').saysSo('Out of stock at Shop 1 · 2 stores near it have it');
    await bind('99').saysSo('Stock not known: ask the store');
  });

  it('finds any store by the service’s own id where the answer has no platform ids', async () => {
    const rows = [1, 3].map((id) => ({ variant_id: 1, location_id: id, status: 'In stock' }));
    page().answer(isInventory, () => inventoryAnswer([...rows, { ...rows[0], location_id: 99 }]));
    const badge = start('1');
    await badge.chooseMyStore({ id: 3, name: 'Lyon', platformLocationId: '' });
    await badge.saysSo('In stock at Shop 3');
    badge.element.platformLocationId = '62';
    await badge.saysSo('Stock not known: ask the store');
    badge.element.platformLocationId = '61';
    await badge.saysSo('In stock at Shop 1');
    // No store's id on the platform, and so nobody's shelf.
    badge.element.platformLocationId = '99';
    await badge.saysSo('Stock not known: ask the store');
  });

  it('counts for the product as a whole where no variant is named, also in its list', async () => {
    const attributes = { 'base-url': base, 'with-stores': '', follow: 'none', lang: 'en-FR' };
    const badge = startBadge({ attributes, properties: { variantId: undefined } });
    await badge.saysSo('In stock at 4 stores in France');
    const list = await until(() => badge.root.querySelector('details'));
    const names = [...list.querySelectorAll('b')].map(({ textContent }) => textContent);
    expect(names).to.deep.equal(['Shop 1', 'Shop 2', 'Shop 3', 'Shop 4']);
    await badge.chooseMyStore({ id: 5, name: 'Shop 5', platformLocationId: '65' });
    await badge.saysSo('In stock at Shop 5');
  });
});

describe('<stock-badge> on a page whose locator comes later', () => {
  const page = usePage();
  let watching = 0;

  beforeEach(() => {
    const listings = readListings();
    const subscribe = listings.subscribe.bind(listings);
    watching = 0;
    listings.subscribe = (onChange) => {
      watching++;
      const leave = subscribe(onChange);
      return () => {
        watching--;
        leave();
      };
    };
  });

  it('gets its stores when they are read, and unsubscribes when it leaves', async () => {
    const base = freshScenario();
    page().answer(isInventory, () => inventoryAnswer(inventory));
    page().answer(isListing, () => inventoryAnswer(listing));
    const attributes = { 'base-url': base, 'variant-id': '1', 'platform-location-id': '62' };
    const badge = startBadge({ attributes });
    const other = startBadge({ attributes });
    await badge.saysSo('In stock');
    await until(() => watching === 2);
    const locator = document.createElement('store-locator');
    const service = { 'base-url': base, 'public-key': 'pk_demo', 'without-map': '' };
    putOnStage(locator, { attributes: service, properties: { loading: 'eager' } });
    await badge.saysSo('In stock at Shop 2');
    await other.saysSo('In stock at Shop 2');
    await badge.leave();
    await other.leave();
    expect(watching).to.equal(0);
  });
});
