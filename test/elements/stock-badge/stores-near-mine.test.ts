import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import { configuration } from '../../../src/page/configuration.js';
import { inventoryAnswer, mountBadge, type BadgeHarness } from '../../support/harness/badge.js';
import {
  freshScenario,
  isInventory,
  isListing,
  until,
  usePage,
  whenRemoved,
} from '../../support/harness/page.js';
import { byRole, putOnStage } from '../../support/harness/stage.js';
import { HeldTimers } from '../../support/fakes/held-timers.js';
import { tasks, untilSettled } from '../../support/harness/waiting.js';
import { whenIdle } from '../../../src/scheduling/when-idle.js';

const shop = (id: number, city: string, zip: string, country = 'France') => ({
  id,
  name: `Shop ${city}`,
  city,
  zip,
  country,
  platform_location_id: `${60 + id}`,
});
/**
 * The stores as the service lists them: without coordinates. Geneva is nearer to Lyon than Paris,
 * and abroad.
 */
const listing = [
  shop(1, 'Lyon', '69001'),
  shop(2, 'Paris', '75001'),
  shop(3, 'Villeurbanne', '69100'),
  shop(4, 'Bron', '69500'),
  shop(5, 'Marseille', '13001'),
  shop(6, 'Genève', '1201', 'Switzerland'),
];
const inventory = {
  1: Object.fromEntries(
    listing.map(({ id, platform_location_id: key }) => [key, id === 1 ? 'sold out' : 'in stock']),
  ) as object,
  2: { 61: 'in stock', 62: 'in stock' },
  3: { 61: 'sold out', 62: 'in stock' },
};
const lyon = { id: 1, name: 'Shop Lyon', platformLocationId: '61' };

describe('a <stock-badge> whose merchant’s listing has no coordinates', () => {
  const page = usePage();
  const mapData: string[] = [];
  let base: string;

  beforeEach(async () => {
    base = freshScenario();
    mapData.length = 0;
    page().answer(isInventory, () => inventoryAnswer(inventory));
    page().answer(isListing, () => inventoryAnswer(listing));
    const locator = document.createElement('store-locator');
    putOnStage(locator, { attributes: ofLocator(), properties: { loading: 'eager' } });
    await until(() => locator.status === 'ready');
    // The page keeps the listing that this locator has read.
    locator.remove();
    // Each test has a folder of its own, since the page would not ask again for data it has read.
    configuration().set({ dataUrl: dataUrl() });
    page().answer(isMapData, ({ url }) => {
      mapData.push(new URL(url).pathname);
      return fileOf(url);
    });
  });

  const ofLocator = () => ({ 'base-url': base, 'public-key': 'pk_demo', 'data-url': '/nowhere/' });
  const original = globalThis.fetch.bind(globalThis);
  const dataUrl = (): string => `/map-data${base}/`;
  const fileOf = (url: string): Promise<Response> =>
    original(`/src/gazetteer/data/${new URL(url).pathname.slice(dataUrl().length)}`);
  const isMapData = ({ pathname }: URL): boolean => pathname.startsWith('/map-data');
  const mount = (attributes: Readonly<Record<string, string>> = {}): Promise<BadgeHarness> =>
    mountBadge({
      attributes: { 'base-url': base, 'variant-id': '1', lang: 'en-FR', ...attributes },
    });
  let timers: HeldTimers | undefined;
  /** Holds long timers: timed retries, and the end of the wait for a page that never rests. */
  const holdLongTimers = (): HeldTimers => (timers = new HeldTimers('Timeout', (ms) => ms >= 500));
  afterEach(() => timers?.restore());
  /** Waits until map data would have been asked for by a lookup that began before. */
  const lookedUp = async (): Promise<void> => {
    await import('../../../src/gazetteer/locate/locate-stores.js');
    await tasks();
  };
  /** Waits until the page is at rest, after all that waited for that before. */
  const rest = (): Promise<void> =>
    new Promise((done) => whenIdle(new AbortController().signal, done));
  const shopOf = (link: Element | null): string | null | undefined =>
    link?.closest('li')?.querySelector('b')?.textContent;
  const lines = (badge: BadgeHarness): string[] =>
    (badge.lines() ?? []).map((line) => line.replace(/ · .*/, ''));

  it('counts the stores near my store that have the product', async () => {
    const badge = await mount();
    await badge.chooseMyStore(lyon);
    await badge.saysSo('Out of stock at Shop Lyon · 2 stores near it have it');
    await badge.isAccessible();
    expect(mapData.filter((path) => /-CH\b/.test(path))).to.deep.equal([]);
  });

  it('requests no map data where my store has the product', async () => {
    const badge = await mount({ 'variant-id': '2', 'with-stores': '' });
    await badge.chooseMyStore(lyon);
    await badge.saysSo('In stock at Shop Lyon');
    await until(() => lines(badge).length === 2);
    await rest();
    await lookedUp();
    expect(mapData).to.deep.equal([]);
  });

  it('lists the stores that have the product, nearest to my store first, once the list is opened', async () => {
    const badge = await mount({ 'with-stores': '', 'platform-location-id': '61' });
    const summary = await until(() => badge.root.querySelector('summary'));
    summary.click();
    const nearestFirst = ['Villeurbanne', 'Bron', 'Marseille', 'Paris', 'Genève'];
    await until(() => lines(badge)[2] === 'Shop Marseille');
    expect(lines(badge)).to.deep.equal(nearestFirst.map((city) => `Shop ${city}`));
  });

  it('keeps the list as it is, with focus, while a visitor is in it', async () => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    page().answer(isMapData, ({ url }) => released.then(() => fileOf(url)));
    const badge = await mount({ 'with-stores': '', 'platform-location-id': '61' });
    const summary = await until(() => badge.root.querySelector('summary'));
    summary.click();
    const before = lines(badge);
    byRole(badge.root, 'link')[1]?.focus();
    const focused = shopOf(badge.root.activeElement);
    release();
    await badge.saysSo('Out of stock at Shop Lyon · 2 stores near it have it');
    const kept = lines(badge).slice(0, before.length);
    expect([shopOf(badge.root.activeElement), ...kept]).to.deep.equal([focused, ...before]);
    summary.focus();
    await until(() => lines(badge)[0] === 'Shop Villeurbanne');
    byRole(badge.root, 'link')
      .find((link) => shopOf(link) === focused)
      ?.focus();
    // The store in focus does not have the other variant.
    badge.element.variantId = '3';
    await until(() => !lines(badge).includes(`${focused}`));
    expect(badge.root.activeElement).to.equal(summary);
  });

  it('takes the positions that the merchant gave the locator of the page', async () => {
    const locator = document.createElement('store-locator');
    putOnStage(locator, { attributes: ofLocator(), properties: { loading: 'eager' } });
    // The merchant's coordinates place Bron in Marseille.
    const positions = { 61: [45.76, 4.83], 63: [45.77, 4.88], 64: [43.3, 5.4] } as const;
    locator.coordinates = { by: 'platform_location_id', positions };
    await until(() => locator.stores.filter(({ position }) => position).length >= 3);
    const badge = await mount();
    await badge.chooseMyStore(lyon);
    await badge.saysSo('Out of stock at Shop Lyon · 1 store near it has it');
  });

  it('counts all other stores of the country where the map data can’t be loaded', async () => {
    page().answer(isMapData, () => new Response('', { status: 404 }));
    // A visitor from Switzerland who shops in Lyon is shown French stores.
    const badge = await mount({ lang: 'en-CH', 'with-stores': '' });
    await badge.chooseMyStore(lyon);
    await badge.saysSo('Out of stock at Shop Lyon · 4 other stores have it');
    await badge.settled();
    await until(() => lines(badge).length);
    expect(lines(badge)).to.have.members(
      ['Paris', 'Villeurbanne', 'Bron', 'Marseille'].map((city) => `Shop ${city}`),
    );
    expect(page().errors).to.deep.equal([]);
  });

  it('requests missing map data again once the network is back', async () => {
    holdLongTimers();
    let isDown = true;
    const inVain: string[] = [];
    page().answer(isMapData, ({ url }) => {
      const name = `${new URL(url).pathname.split('/').pop()}`;
      if (!isDown) return original(`/src/gazetteer/data/${name}`);
      inVain.push(name);
      throw new TypeError('Failed to fetch');
    });
    const badge = await mount();
    await badge.chooseMyStore(lyon);
    await badge.saysSo('Out of stock at Shop Lyon · 4 other stores have it');
    await until(() => inVain.length);
    await untilSettled(() => inVain.length, 500, 'a file follows the other, one at a time');
    const before = inVain.length;
    badge.element.requestUpdate();
    await badge.element.updateComplete;
    await rest();
    await lookedUp();
    expect(inVain.length).to.equal(before);
    isDown = false;
    dispatchEvent(new Event('online'));
    await badge.saysSo('Out of stock at Shop Lyon · 2 stores near it have it');
  });

  it('requests map data when the page is idle, and not once the badge has left', async () => {
    // A lookup left from the last test would place these stores as well, at rest or not.
    await whenRemoved();
    const names = ['requestIdleCallback', 'cancelIdleCallback'] as const;
    const usual = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
    const waiting = new Map<number, () => void>();
    let lastId = 0;
    Object.assign(globalThis, {
      requestIdleCallback: (run: () => void) => {
        waiting.set(++lastId, run);
        return lastId;
      },
      cancelIdleCallback: (id: number) => waiting.delete(id),
    });
    holdLongTimers();
    try {
      const left = await mount();
      await left.chooseMyStore(lyon);
      await until(() => waiting.size);
      await left.leave();
      expect(waiting.size).to.equal(0);
      const badge = await mount();
      await until(() => waiting.size);
      await lookedUp();
      expect(badge.says()).to.equal('Out of stock at Shop Lyon · 4 other stores have it');
      expect(mapData).to.deep.equal([]);
      for (const run of waiting.values()) run();
      await badge.saysSo('Out of stock at Shop Lyon · 2 stores near it have it');
    } finally {
      for (const [index, name] of names.entries()) {
        const descriptor = usual[index];
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    }
  });

  it('requests each file once, however many badges want it', async () => {
    const badges = await Promise.all([mount(), mount(), mount()]);
    await badges[0]?.chooseMyStore(lyon);
    for (const badge of badges)
      await badge.saysSo('Out of stock at Shop Lyon · 2 stores near it have it');
    expect(mapData).to.deep.equal([...new Set(mapData)]);
    expect(mapData).not.to.deep.equal([]);
  });
});
