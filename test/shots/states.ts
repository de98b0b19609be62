import type { Page } from 'puppeteer-core';

export interface State {
  readonly name: string;
  /** of the demo's switches: what is added to the address */
  readonly query?: string;
  /** a page of its own kind: others show nothing new there */
  readonly only?: { readonly looks?: readonly string[]; readonly widths?: readonly number[] };
  /** Brings the page into the state, and resolves once it is. */
  readonly reach: (page: Page) => Promise<unknown>;
  readonly media?: 'print';
  /** The whole page, and not what is seen of it first. */
  readonly whole?: boolean;
}

export interface Shop {
  readonly page: string;
  readonly states: readonly State[];
}

const locatorIs = (status: string) => (page: Page) =>
  page.waitForFunction(
    (wanted) => document.querySelector('store-locator')?.status === wanted,
    {},
    status,
  );

/** The stores are there, and so is the map where it is seen. */
const isReady = async (page: Page): Promise<void> => {
  await locatorIs('ready')(page);
  await page.waitForFunction(() => {
    const root = document.querySelector('store-locator')?.shadowRoot;
    const map = root?.querySelector('.map-pane')?.getBoundingClientRect();
    return !map?.width || root?.querySelector('[part~=pin]');
  });
};

const search = (text: string) => async (page: Page) => {
  await isReady(page);
  await page.evaluate((typed) => document.querySelector('store-locator')?.search(typed), text);
  // The line is written once it is quiet; before the place is found it is about the text.
  await page.waitForFunction(
    (typed) =>
      document
        .querySelector('store-locator')
        ?.shadowRoot?.querySelector('[role=status]')
        ?.textContent?.match(typed === 'Lyon' ? /25|40/ : typed),
    {},
    text,
  );
};

const select = async (page: Page): Promise<void> => {
  await search('Lyon')(page);
  await page.waitForFunction(() => {
    const locator = document.querySelector('store-locator');
    return locator?.selectStore(locator.results[0]?.id ?? null);
  });
};

/** Presses a button of an element, whatever its language. */
const press = (tag: string, selector: string) => (page: Page) =>
  page.waitForFunction(
    (name, inside) => {
      const button = document
        .querySelector(name)
        ?.shadowRoot?.querySelector<HTMLButtonElement>(inside);
      button?.click();
      return !!button;
    },
    {},
    tag,
    selector,
  );

const badgesAre = (status: string) => (page: Page) =>
  page.waitForFunction(
    (wanted) => {
      const seen = [...document.querySelectorAll('stock-badge')].filter(
        (badge) => badge.getBoundingClientRect().top < innerHeight,
      );
      return seen.length && seen.every((badge) => badge.status === wanted);
    },
    {},
    status,
  );

/** A shopper who has chosen this store comes back. */
const withMyStore = (platformLocationId: string) => async (page: Page) => {
  const name = 'Halvarenne Bordeaux Sainte-Catherine';
  const mine = { id: 1, platformLocationId, name, mapsUrl: '' };
  await page.evaluate(
    (text) => localStorage.setItem(`store-locator:my-store:${location.origin}|pk_demo`, text),
    JSON.stringify(mine),
  );
  await page.reload();
  await badgesAre('ready')(page);
};

const someLooks = { looks: ['plain', 'sport', 'market', 'rtl'] };

export const shops: readonly Shop[] = [
  {
    page: 'index.html',
    states: [
      { name: 'first', reach: isReady },
      { name: 'results', reach: search('Lyon') },
      { name: 'selected', reach: select },
      { name: 'nothing', reach: search('qqxyzzy') },
      { name: 'loading', query: 'fault=silent', reach: locatorIs('loading') },
      { name: 'partial', query: 'fault=page', reach: locatorIs('partial') },
      { name: 'error', query: 'fault=offline', reach: locatorIs('error') },
      {
        name: 'map',
        only: { widths: [390] },
        reach: async (page) => {
          await select(page);
          await press('store-locator', '.switch button:last-child')(page);
        },
      },
      {
        name: 'suggestions',
        only: someLooks,
        reach: async (page) => {
          await isReady(page);
          const box = await page.waitForSelector('store-locator >>> input');
          await box?.type('Par');
          // what changes in a shadow root alone is not noticed otherwise
          await page.waitForSelector('store-locator >>> [role=option]', { visible: true });
        },
      },
      {
        name: 'print',
        only: { looks: ['plain', 'sport'] },
        media: 'print',
        whole: true,
        reach: search('Lyon'),
      },
    ],
  },
  {
    page: 'product.html',
    states: [
      { name: 'first', reach: badgesAre('ready') },
      { name: 'in', reach: withMyStore('61162156168') },
      { name: 'low', reach: withMyStore('62353251155') },
      {
        name: 'out',
        reach: async (page) => {
          await withMyStore('63926311710')(page);
          // The page has heard of it, too.
          await page.waitForSelector('#reserve:disabled');
        },
      },
      { name: 'unknown', query: 'fault=unknown', reach: badgesAre('ready') },
      { name: 'loading', query: 'fault=silent', reach: badgesAre('loading') },
      { name: 'error', query: 'fault=offline', reach: badgesAre('error') },
      {
        name: 'dialog',
        reach: async (page) => {
          await badgesAre('ready')(page);
          // before that nobody hears it
          await page.waitForSelector('stock-badge >>> button[type]', { visible: true });
          await press('stock-badge', '.act button')(page);
          const locator = 'stock-badge >>> dialog[open] store-locator';
          await page.waitForSelector(`${locator} >>> .row`, { visible: true });
          // It is written once it is quiet.
          const line = await page.waitForSelector(`${locator} >>> [role=status]`);
          await page.waitForFunction((element) => element?.textContent?.trim(), {}, line);
        },
      },
    ],
  },
  {
    page: 'collection.html',
    states: [
      { name: 'first', reach: badgesAre('ready') },
      { name: 'loading', query: 'fault=silent', reach: badgesAre('loading') },
      { name: 'error', query: 'fault=offline', reach: badgesAre('error') },
      {
        name: 'print',
        only: { looks: ['plain'] },
        media: 'print',
        whole: true,
        reach: badgesAre('ready'),
      },
    ],
  },
];
