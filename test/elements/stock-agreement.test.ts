import { expect } from '@open-wc/testing';
import { decodeInventory } from '../../src/api/decode-inventory.js';
import { stockAtStores } from '../../src/domain/stock-at-stores.js';
import type { StockStatus } from '../../src/domain/stock-status.js';
import type { StockBadgeElement } from '../../src/elements/stock-badge/stock-badge-element.js';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../support/badge-harness.js';
import { startLocator, type LocatorHarness } from '../support/locator-harness.js';
import { freshScenario, isInventory, isListing, until, usePage } from '../support/page-harness.js';
import type { PageHarness } from '../support/page-harness.js';
import { seeded } from '../support/seeded.js';
import { words } from '../support/stock-harness.js';

type Variant = string | null | undefined;
type Body = Readonly<Record<string, Readonly<Record<string, string>>>>;

const seeds = [1, 2, 3, 4, 5, 6];
const steps = 20;
const variants = ['11', '12', '13', '14'];
const said: Readonly<Record<string, StockStatus>> = {
  in_stock: 'in',
  low_stock: 'low',
  out_of_stock: 'out',
};
/** One has no id on the platform, and one such id is another store's with the service. */
const platformIds: Readonly<Record<number, string>> = { 5: '', 9: '103' };
const locations = Array.from({ length: 14 }, (_, nth) => ({
  id: 100 + nth,
  name: `Store ${nth}`,
  address: `${nth} High Street`,
  city: 'X',
  state: '',
  zip: '69001',
  country: nth % 3 ? 'France' : 'Germany',
  platform_location_id: platformIds[nth] ?? `${600 + nth}`,
  google_maps_url: '',
}));
type Location = (typeof locations)[number];

/** What a badge says of where, also where its label is of something unknown. */
const nameIn = ({ shadowRoot, stockStatus }: StockBadgeElement): boolean =>
  stockStatus === 'unknown' ||
  /Store \d/.test(shadowRoot!.querySelector('[part=label]')!.textContent);

/** In where one is, else low where one is, out where all are. */
function together(all: readonly StockStatus[]): StockStatus {
  if (all.includes('in')) return 'in';
  if (all.includes('low')) return 'low';
  return all.length && all.every((each) => each === 'out') ? 'out' : 'unknown';
}

/** What the answer says, by the rule alone: by platform ids, or by the service's own where none of those is in it. */
function naive(body: Body, variant: Variant, location: Location): StockStatus {
  const named = new Set(Object.values(body).flatMap((row) => Object.keys(row)));
  const isByPlatform = locations.some(({ platform_location_id: id }) => named.has(id));
  const key = isByPlatform ? location.platform_location_id : `${location.id}`;
  const rows = variant == null ? Object.values(body) : [body[variant]];
  return together(rows.map((row) => said[row?.[key] ?? ''] ?? 'unknown'));
}

/** Over the country that the page names. */
const naiveOverall = (body: Body, variant: Variant): StockStatus =>
  together(
    locations
      .filter(({ country }) => country === 'Germany')
      .map((location) => naive(body, variant, location)),
  );

/** A locator and badges of one product on one page, and what happens to them. */
class Shop {
  readonly #page: PageHarness;
  readonly #random: () => number;
  readonly #form = document.createElement('form');
  readonly #control = document.createElement('input');
  readonly #productId: string;
  locator!: LocatorHarness;
  badges: BadgeHarness[] = [];
  now = Date.UTC(2026, 0, 5, 12);
  /** The last good answer. */
  body: Body = {};
  variant: Variant = '11';
  /** No form says which variant it is: scripts do, or nobody. */
  readonly #isByScript: boolean;
  #release: (() => Promise<unknown>) | undefined;

  constructor(page: PageHarness, seed: number) {
    this.#page = page;
    this.#random = seeded(seed);
    this.#productId = `70${seed}`;
    this.#isByScript = seed % 2 === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  /** A table by one kind of ids or the other, with holes and words that nobody knows. */
  #anyBody(): Body {
    const isByPlatform = this.#random() < 0.75;
    const row = () =>
      Object.fromEntries(
        locations
          .map(({ id, platform_location_id: key }) => (isByPlatform ? key : `${id}`))
          .filter((key) => key && this.#random() < 0.8)
          .map((key) => [key, this.pick([...Object.keys(said), 'in_stock', 'perhaps', ''])]),
      );
    return Object.fromEntries(
      variants.filter(() => this.#random() < 0.8).map((variant) => [variant, row()]),
    );
  }

  async open(): Promise<void> {
    this.#page.answer(isListing, () => inventoryAnswer(locations));
    this.body = this.#anyBody();
    this.#page.answer(isInventory, () => inventoryAnswer(this.body));
    this.#form.dataset.stage = '';
    this.#form.setAttribute('action', '/cart/add');
    this.#form.dataset.productId = this.#productId;
    Object.assign(this.#control, { type: 'hidden', name: 'id', value: this.variant });
    this.#form.append(this.#control);
    if (this.#isByScript) this.variant = undefined;
    else document.body.append(this.#form);
    const attributes = {
      'base-url': freshScenario(),
      'product-id': this.#productId,
      lang: 'en-DE',
    };
    // Pasted, too, which is where it starts.
    this.locator = startLocator({
      attributes,
      properties: { variantId: this.variant ?? undefined },
    });
    const stores = locations.filter(({ id }) => [100, 103, 107, 109, 112].includes(id));
    const ids = [undefined, ...stores.map(({ platform_location_id: id }) => id)];
    this.badges = ids.map((platformLocationId) => {
      const properties = { platformLocationId, variantId: this.variant ?? undefined };
      return startBadge({ attributes, properties });
    });
    await this.locator.settled();
    await this.locator.narrowable();
    await until(() => this.locator.element.results.every(({ stock }) => stock));
    for (const badge of this.badges) await badge.settled();
    // They learn what the locator has read.
    this.locator.element.setMyStore(100);
    await until(() => this.badges.every(({ element }) => nameIn(element)));
    this.locator.element.setMyStore(null);
    await this.#settle();
  }

  /** Does something at random, and says what. */
  async step(): Promise<string> {
    const act = this.pick([
      ...['variant', 'variant', 'variant', 'mine', 'mine', 'mine'],
      ...['ask', 'answer', 'answer', 'failure', 'failure'],
    ]);
    if (act === 'variant') return this.#chooseVariant();
    if (act === 'mine') return this.#chooseStore();
    if (act === 'ask') return this.#ask();
    return this.#answer(act === 'failure');
  }

  async #chooseVariant(): Promise<string> {
    if (this.#isByScript) {
      this.variant = this.pick([...variants, '15', '', undefined, undefined, null]);
      const shown = { variantId: this.variant };
      for (const each of [this.locator, ...this.badges]) Object.assign(each.element, shown);
      await this.#settle();
      return `variant ${this.variant} by script`;
    }
    // One that no answer ever names is of the product too, for its own form says it.
    this.variant = this.pick([...variants, '15']);
    this.#control.value = this.variant;
    const event = this.pick([
      new CustomEvent('variant:change', {
        detail: { variant: { id: Number(this.variant) } },
        bubbles: true,
      }),
      new Event('change', { bubbles: true }),
    ]);
    (event.type === 'change' ? this.#control : this.#form).dispatchEvent(event);
    await this.#settle();
    return `variant ${this.variant}`;
  }

  async #chooseStore(): Promise<string> {
    const id = this.pick([...locations.map((location) => location.id), null]);
    this.locator.element.setMyStore(id);
    await this.#settle();
    return `my store ${id}`;
  }

  /** The page is looked at again after a while, and the answer to what it asks then takes its time. */
  async #ask(): Promise<string> {
    if (this.#release) return 'nothing';
    let settle = (_: Response): void => {};
    const held = new Promise<Response>((done) => (settle = done));
    let next = (): Promise<Response> => held;
    this.#page.answer(isInventory, () => next());
    const before = this.#page.asked(isInventory).length;
    this.now += 6 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => this.#page.asked(isInventory).length > before);
    this.#release = async () => {
      const [badge] = this.badges as [BadgeHarness];
      const told = new Promise((done) => {
        for (const name of ['stock-badge-load', 'stock-badge-error'])
          badge.element.addEventListener(name, done, { once: true });
      });
      const body = this.#random() < 0.1 ? {} : this.#anyBody();
      const answer = (): Response =>
        this.#fails ? new Response('', { status: 500 }) : inventoryAnswer(body);
      // Whoever tries again gets the same.
      next = () => Promise.resolve(answer());
      settle(answer());
      if (!this.#fails) this.body = body;
      await told;
    };
    await this.#settle();
    return 'asked';
  }

  #fails = false;

  async #answer(fails: boolean): Promise<string> {
    if (!this.#release) await this.#ask();
    this.#fails = fails;
    await this.#release?.();
    this.#release = undefined;
    await this.#settle();
    return fails ? 'failure' : 'answer';
  }

  async #settle(): Promise<void> {
    for (let turn = 0; turn < 2; turn++) {
      await new Promise((done) => requestAnimationFrame(done));
      await this.locator.element.updateComplete;
      for (const { element } of this.badges) await element.updateComplete;
    }
  }

  /** Every store, by the locator, the badges, the functions of both and the rule itself. */
  expectAgreement(when: string): void {
    const { results, stores, myStore } = this.locator.element;
    expect(results, when).to.have.length(locations.length);
    const rows = new Map(this.locator.rows().map(({ name, stock }) => [name, stock]));
    const stockAt = stockAtStores(decodeInventory(this.body), this.variant ?? undefined, stores);
    for (const store of results) {
      const rule = naive(
        this.body,
        this.variant,
        locations.find(({ id }) => id === store.id)!,
      );
      const where = `${when}: ${store.name}`;
      expect(store.stock, `${where}, locator`).to.equal(rule);
      expect(stockAt(store), `${where}, function`).to.equal(rule);
      expect(rows.get(store.name), `${where}, row`).to.equal(words[rule]);
      for (const { element } of this.badges) {
        const { platformLocationId: own } = element;
        const isIts = own ? own === store.platformLocationId : myStore?.id === store.id;
        if (isIts) expect(element.stockStatus, `${where}, badge of ${own}`).to.equal(rule);
      }
    }
    if (myStore) return;
    const [overall] = this.badges;
    const rule = naiveOverall(this.body, this.variant);
    expect(overall?.element.stockStatus, `${when}: all stores`).to.equal(rule);
  }
}

describe('badges and locator of one product', () => {
  const page = usePage();
  const { now } = Date;

  afterEach(() => {
    Date.now = now;
  });

  for (const seed of seeds)
    it(`agree about every store after each of ${steps} random steps (seed ${seed})`, async () => {
      const shop = new Shop(page(), seed);
      Date.now = () => shop.now;
      await shop.open();
      shop.expectAgreement(`seed ${seed}, at first`);
      const past: string[] = [];
      for (let step = 1; step <= steps; step++) {
        past.push(await shop.step());
        shop.expectAgreement(`seed ${seed}, step ${step} (${past.slice(-3).join(', ')})`);
      }
      // All of it has happened.
      for (const act of ['variant', 'my store', 'answer', 'failure'])
        expect(
          past.some((each) => each.startsWith(act)),
          act,
        ).to.equal(true);
      // Each step is several frames and answers: on a busy machine they add up.
    }).timeout(90_000);
});
