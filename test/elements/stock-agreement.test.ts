import { expect } from '@open-wc/testing';
import { decodeInventory } from '../../src/api/decode-inventory.js';
import { stockKeys } from '../../src/domain/stock-keys.js';
import { stockAt } from '../../src/domain/stock-summary.js';
import type { StockStatus } from '../../src/domain/stock-status.js';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../support/badge-harness.js';
import { startLocator, type LocatorHarness } from '../support/locator-harness.js';
import { freshScenario, isInventory, isListing, until, usePage } from '../support/page-harness.js';
import type { PageHarness } from '../support/page-harness.js';
import { seeded } from '../support/seeded.js';
import { words } from '../support/stock-harness.js';

type Body = Readonly<Record<string, Readonly<Record<string, string>>>>;

const seeds = [1, 2, 3, 4, 5, 6];
const steps = 40;
const variants = ['11', '12', '13', '14'];
const said: Readonly<Record<string, StockStatus>> = {
  in_stock: 'in',
  low_stock: 'low',
  out_of_stock: 'out',
};
/** One has no id on the platform. */
const locations = Array.from({ length: 14 }, (_, nth) => ({
  id: 100 + nth,
  name: `Store ${nth}`,
  address: `${nth} High Street`,
  city: 'Lyon',
  state: '',
  zip: '69001',
  country: 'France',
  platform_location_id: nth === 5 ? '' : `${600 + nth}`,
  google_maps_url: '',
}));

/** What the answer says, by the rule alone: by platform ids, or by the service's own where none of those is in it. */
function naive(body: Body, variant: string, location: (typeof locations)[number]): StockStatus {
  const named = new Set(Object.values(body).flatMap((row) => Object.keys(row)));
  const isByPlatform = locations.some(({ platform_location_id: id }) => named.has(id));
  const key = isByPlatform ? location.platform_location_id : `${location.id}`;
  return said[body[variant]?.[key] ?? ''] ?? 'unknown';
}

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
  variant = '11';
  #release: (() => Promise<unknown>) | undefined;

  constructor(page: PageHarness, seed: number) {
    this.#page = page;
    this.#random = seeded(seed);
    this.#productId = `70${seed}`;
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
    document.body.append(this.#form);
    const attributes = { 'base-url': freshScenario(), 'product-id': this.#productId, lang: 'en' };
    this.locator = startLocator({ attributes });
    const stores = locations.filter(({ id }) => [100, 103, 107, 112].includes(id));
    this.badges = [
      ...stores.map(({ platform_location_id: id }) =>
        startBadge({
          attributes: { ...attributes, 'variant-id': this.variant, 'platform-location-id': id },
        }),
      ),
      startBadge({ attributes: { ...attributes, 'variant-id': this.variant } }),
    ];
    await this.locator.settled();
    await this.locator.narrowable();
    await until(() => this.locator.element.results.every(({ stock }) => stock));
    for (const badge of this.badges) await badge.settled();
    await this.#settle();
  }

  /** Does something at random, and says what. */
  async step(): Promise<string> {
    const act = this.pick([
      ...['variant', 'variant', 'variant', 'mine', 'mine', 'mine'],
      ...['ask', 'answer', 'answer', 'failure'],
    ]);
    if (act === 'variant') return this.#chooseVariant();
    if (act === 'mine') return this.#chooseStore();
    if (act === 'ask') return this.#ask();
    return this.#answer(act === 'failure');
  }

  async #chooseVariant(): Promise<string> {
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
    const table = decodeInventory(this.body);
    const keyOf = stockKeys(table, stores);
    const isByPlatform = locations.some(({ platform_location_id: id }) =>
      Object.values(this.body).some((row) => id in row),
    );
    for (const store of results) {
      const location = locations.find(({ id }) => id === store.id)!;
      const rule = naive(this.body, this.variant, location);
      const where = `${when}: ${store.name}`;
      expect(store.stock, `${where}, locator`).to.equal(rule);
      expect(stockAt(table, this.variant, keyOf(store)), `${where}, badge’s way`).to.equal(rule);
      expect(this.locator.row(store.name).stock, `${where}, row`).to.equal(words[rule]);
      for (const { element } of this.badges) {
        const id = element.platformLocationId;
        // Without an id on the platform my store has no shelf there: the badge speaks of all stores.
        const shown = id ?? (myStore?.id === store.id ? myStore.platformLocationId : '');
        if (!shown || shown !== store.platformLocationId) continue;
        // A badge of a bare platform id can't know what the service calls that store.
        const expected = id !== undefined && !isByPlatform ? 'unknown' : rule;
        expect(element.stockStatus, `${where}, badge`).to.equal(expected);
      }
    }
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
    });
});
