// How a page of the demo is brought into a state. Each function resolves once the state is there.
import type { Page } from 'puppeteer-core';

export type Reach = (page: Page) => Promise<unknown>;

/** Brings the page into one state after the other. */
export const inTurn =
  (...steps: readonly Reach[]): Reach =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const locatorIs =
  (status: string): Reach =>
  (page) =>
    page.waitForFunction(
      (wanted) => document.querySelector('store-locator')?.status === wanted,
      {},
      status,
    );

/** Nearly all stores have a position; a few never get one. */
const isPlaced: Reach = (page) =>
  page.waitForFunction(() => {
    const stores = document.querySelector('store-locator')?.stores ?? [];
    return stores.filter(({ position }) => position).length > stores.length * 0.97;
  });

/** The stores and their positions are there, and so is the map where it is seen. */
export const isReady: Reach = async (page) => {
  await locatorIs('ready')(page);
  await isPlaced(page);
  await page.waitForFunction(() => {
    const root = document.querySelector('store-locator')?.shadowRoot;
    const map = root?.querySelector('.map-pane')?.getBoundingClientRect();
    return !map?.width || root?.querySelector('[part~=pin]');
  });
};

/** Each store of the list says whether it has the product. */
export const isStocked: Reach = (page) =>
  page.waitForFunction(() => {
    const results = document.querySelector('store-locator')?.results;
    return results?.length && results.every(({ stock }) => stock);
  });

/** Lists the stores near a town. */
export const near = (town: string): Reach =>
  inTurn(isReady, async (page) => {
    const lineOf = () =>
      document.querySelector('store-locator')?.shadowRoot?.querySelector('[role=status]')
        ?.textContent ?? '';
    const before = await page.evaluate(lineOf);
    await page.evaluate((text) => document.querySelector('store-locator')?.search(text), town);
    await page.waitForFunction(
      () => document.querySelector('store-locator')?.results[0]?.distanceMeters !== undefined,
    );
    // The line is written once it is quiet.
    await page.waitForFunction(
      (old) => {
        const line =
          document.querySelector('store-locator')?.shadowRoot?.querySelector('[role=status]')
            ?.textContent ?? '';
        return line !== old && /\d/.test(line);
      },
      {},
      before,
    );
  });

/** Searches for a text that no store and no place has. */
export const searchInVain = (text: string): Reach =>
  inTurn(isReady, async (page) => {
    await page.evaluate((typed) => document.querySelector('store-locator')?.search(typed), text);
    await page.waitForFunction(
      (typed) =>
        document
          .querySelector('store-locator')
          ?.shadowRoot?.querySelector('[role=status]')
          ?.textContent?.match(typed),
      {},
      text,
    );
  });

/** Selects the nth store of the list, from 0. */
export const select =
  (nth: number): Reach =>
  (page) =>
    page.waitForFunction(
      (index) => {
        const locator = document.querySelector('store-locator');
        return locator?.selectStore(locator.results[index]?.id ?? null);
      },
      {},
      nth,
    );

/** Selects the store whose name ends so. */
export const selectNamed =
  (end: string): Reach =>
  (page) =>
    page.waitForFunction(
      (name) => {
        const locator = document.querySelector('store-locator');
        const store = locator?.results.find((each) => each.name.endsWith(name));
        return locator?.selectStore(store?.id ?? null);
      },
      {},
      end,
    );

/** Types into the search box, and waits for suggestions. */
export const typeInto =
  (text: string): Reach =>
  async (page) => {
    await isReady(page);
    const box = await page.waitForSelector('store-locator >>> input');
    await box?.type(text);
    // A change in a shadow root alone is not noticed otherwise.
    await page.waitForSelector('store-locator >>> [role=option]', { visible: true });
  };

/** Presses a button of an element, whatever its language. */
export const press =
  (tag: string, selector: string): Reach =>
  (page) =>
    page.waitForFunction(
      (name, inside) => {
        const button = document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>(inside);
        button?.click();
        return !!button;
      },
      {},
      tag,
      selector,
    );

/** Shows the map, where a switch leads to it. */
export const showMap: Reach = async (page) => {
  const isNarrow = await page.evaluate(() => innerWidth < 640);
  if (isNarrow) await press('store-locator', '.switch button:last-child')(page);
};

/** Presses a button by the beginning of its text. */
export const pressNamed =
  (name: RegExp): Reach =>
  (page) =>
    page.waitForFunction(
      (pattern) => {
        const buttons = document
          .querySelector('store-locator')
          ?.shadowRoot?.querySelectorAll('button, summary');
        const button = [...(buttons ?? [])].find((each) =>
          new RegExp(pattern).test(each.textContent?.trim() ?? ''),
        );
        (button as HTMLElement | undefined)?.click();
        return !!button;
      },
      { timeout: 6_000 },
      name.source,
    );

/** A row says whether its store is open. */
export const saysHours: Reach = (page) =>
  page.waitForFunction(
    () =>
      [
        ...(document.querySelector('store-locator')?.shadowRoot?.querySelectorAll('[part~=row]') ??
          []),
      ]
        .map((row) => row.textContent ?? '')
        .some((text) => /Open (until|now|24)|Opens|Closes|Closed/.test(text)),
    { timeout: 6_000 },
  );

/** The selected row has a picture, and it is loaded. */
export const showsPicture: Reach = (page) =>
  page.waitForFunction(
    () =>
      document
        .querySelector('store-locator')
        ?.shadowRoot?.querySelector<HTMLImageElement>('[part~=row] img')?.naturalWidth,
    { timeout: 6_000 },
  );

/** Puts a link of the merchant's own into the locator, to be shown when there are no stores. */
export const addFallback: Reach = (page) =>
  page.evaluate(() => {
    const locator = document.querySelector('store-locator')!;
    const link = Object.assign(document.createElement('a'), { href: 'tel:+33199000000' });
    link.textContent = 'Call our customer service: +33 1 99 00 00 00';
    locator.append(link);
    locator.requestUpdate();
  });

export const badgesAre =
  (status: string): Reach =>
  (page) =>
    page.waitForFunction(
      (wanted) => {
        const all = [...document.querySelectorAll('stock-badge')];
        const seen = all.filter((badge) => badge.getBoundingClientRect().top < innerHeight);
        // In a short window none is seen at first.
        const asked = seen.length > 0 ? seen : all.slice(0, 1);
        return asked.every((badge) => badge.status === wanted);
      },
      {},
      status,
    );

/** A shopper who has chosen this store comes back. */
export const withMyStore =
  (platformLocationId: string): Reach =>
  async (page) => {
    const name = 'Halvarenne Bordeaux Sainte-Catherine';
    const mine = { id: 1, platformLocationId, name, mapsUrl: '' };
    await page.evaluate(
      (text) => localStorage.setItem(`store-locator:my-store:${location.origin}|pk_demo`, text),
      JSON.stringify(mine),
    );
    await page.reload();
    await badgesAre('ready')(page);
  };

/** Opens the dialog of the page's badge, and waits for its list. */
export const openDialog: Reach = async (page) => {
  await page.evaluate(() => document.querySelector('stock-badge')?.scrollIntoView());
  await badgesAre('ready')(page);
  // Before that nobody hears it.
  await page.waitForSelector('stock-badge >>> button[type]', { visible: true });
  await press('stock-badge', '.act button')(page);
  const locator = 'stock-badge >>> dialog[open] store-locator';
  await page.waitForSelector(`${locator} >>> .row`, { visible: true });
  // It is written once it is quiet.
  const line = await page.waitForSelector(`${locator} >>> [role=status]`);
  await page.waitForFunction((element) => element?.textContent?.trim(), {}, line);
};

/** Searches in the dialog. */
export const searchInDialog =
  (town: string): Reach =>
  async (page) => {
    const locator = await page.waitForSelector('stock-badge >>> dialog[open] store-locator');
    await page.evaluate(
      (element, text) => {
        (element as HTMLElementTagNameMap['store-locator']).search(text);
      },
      locator,
      town,
    );
    await page.waitForFunction(
      (element) =>
        (element as HTMLElementTagNameMap['store-locator']).results[0]?.distanceMeters !==
        undefined,
      {},
      locator,
    );
  };

/** Brings the locator into view. */
export const scrollToLocator: Reach = (page) =>
  page.evaluate(() => document.querySelector('store-locator')?.scrollIntoView());

/** Brings the badge into view. */
export const scrollToBadge: Reach = (page) =>
  page.evaluate(() => document.querySelector('stock-badge')?.scrollIntoView({ block: 'center' }));
