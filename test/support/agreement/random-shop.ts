import type { ProductStock } from '../../../src/page/stock/product-stock.js';
import { inventoryAnswer } from '../harness/badge.js';
import type { FakeClock } from '../fakes/clock.js';
import { freshScenario, isListing, until, type PageHarness } from '../harness/page.js';
import { Chance } from './chance.js';
import { HeldInventory } from './held-inventory.js';
import { locations } from './naive-stock.js';
import { ProductOnPage, type Kind, type Shown } from './product-on-page.js';
import { shaped } from './shaped.js';

const kinds: readonly Kind[] = ['declared', 'plain', 'scripted'];
/**
 * Stores of both countries. One has no platform id. The platform id of another equals the service's
 * id of a third store.
 */
const bound = [100, 103, 107, 109, 112].map(
  (id) => locations.find((location) => location.id === id)!.platform_location_id,
);
const minuteMs = 60_000;

/** Ways in which a request can end without an answer. */
const failures: Readonly<Record<string, () => Response | Error>> = {
  'server error': () => new Response('', { status: 500 }),
  'network error': () => new TypeError('Failed to fetch'),
  refusal: () => new Response('', { status: 403 }),
  'no JSON': () => new Response('<!doctype html>'),
  'limit of 3 s': () => new Response('', { status: 429, headers: { 'Retry-After': '3' } }),
  'limit of 20 s': () => new Response('', { status: 429, headers: { 'Retry-After': '20' } }),
  'blind limit': () => new Response('', { status: 429 }),
};

/**
 * Returns the stock of a product that the page shares, without a request; undefined before there is
 * any.
 */
function sharedStock(productId: string): ProductStock | undefined {
  const key = Symbol.for('store-locator-elements:1');
  const registry = (globalThis as { [key]?: ReadonlyMap<string, ProductStock> })[key];
  for (const [name, value] of registry ?? [])
    if (name.startsWith('stock|') && name.endsWith(`|${productId}`)) return value;
  return undefined;
}

/** A page of several products, each with badges and a locator, and what happens to them. */
export class RandomShop {
  readonly products: readonly ProductOnPage[];
  readonly #clock: FakeClock;
  readonly #chance: Chance;
  readonly #held: HeldInventory;
  readonly #page = document.createElement('main');
  /** A product without elements, with its own form. */
  readonly #card = document.createElement('article');

  constructor(page: PageHarness, clock: FakeClock, seed: number) {
    this.#clock = clock;
    const chance = (this.#chance = new Chance(seed));
    this.#held = new HeldInventory(page);
    page.answer(isListing, () => inventoryAnswer(locations));
    const baseUrl = freshScenario();
    const count = 2 + (seed % 2);
    this.products = kinds
      .slice(0, count)
      .map((_, nth) => kinds[(seed + nth) % kinds.length] as Kind)
      .map((kind, nth) => new ProductOnPage(nth + 1, kind, { run: seed, chance, baseUrl }));
  }

  get #present(): readonly Shown[] {
    return this.products
      .flatMap((product) => product.all)
      .filter(({ element }) => element.isConnected);
  }

  /** My store's id. */
  get mine(): number | undefined {
    const [locator] = this.products.flatMap(({ locators }) => locators);
    return locator?.element.myStore?.id;
  }

  async open(): Promise<void> {
    this.#page.dataset.stage = '';
    // All elements are in view, since others would not ask for stock.
    this.#page.style.cssText = `display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column;
      align-items: start; --store-locator-height: 200px`;
    this.#card.innerHTML = `<form action="/cart/add"><input name="id" value="91"></form>`;
    // A form without a product id could belong to a scripted product, so the card gets an id.
    if (this.products.some(({ kind }) => kind === 'scripted')) this.#card.dataset.productId = '999';
    this.#page.append(...this.products.map(({ section }) => section), this.#card);
    document.body.prepend(this.#page);
    // The badges know by then the listing that a locator has read.
    const listed = this.products.map(
      (product) =>
        new Promise((done) =>
          product.addLocator().element.addEventListener('store-locator-load', done),
        ),
    );
    for (const product of this.products) {
      product.addBadge(undefined);
      product.addBadge(this.#chance.pick(bound));
    }
    await Promise.all(listed);
    await this.#settle();
  }

  async #turn(): Promise<void> {
    await new Promise((done) => requestAnimationFrame(done));
    for (const { element } of this.#present) await element.updateComplete;
  }

  /** Does something at random, and says what. */
  async step(): Promise<string> {
    const act = this.#chance.pick([
      ...['variant', 'variant', 'variant', 'mine', 'mine', 'ask', 'ask', 'elsewhere'],
      ...['answer', 'answer', 'answer', 'failure', 'failure', 'move', 'leave', 'come', 'come'],
    ]);
    await this.#clock.advance(this.#chance.pick([100, 1_000, 3_000]));
    const done = await this.#act(act);
    await this.#settle();
    return done;
  }

  async #act(act: string): Promise<string> {
    const product = this.#chance.pick(this.products);
    if (act === 'variant') return product.chooseVariant();
    if (act === 'mine') return this.#chooseStore();
    if (act === 'ask') return this.#ask();
    if (act === 'elsewhere') return this.#sayElsewhere(product);
    if (act === 'move') return this.#move(product);
    if (act === 'leave') return this.#leave(product);
    if (act === 'come') return this.#come(product);
    return act === 'answer' ? this.#answer() : this.#fail();
  }

  #chooseStore(): string {
    const id = this.#chance.pick([...locations.map((location) => location.id), null]);
    const [locator] = this.products.flatMap(({ locators }) => locators);
    locator?.element.setMyStore(id);
    return `my store ${id}`;
  }

  /** A return to the page after six minutes makes elements ask again for old stock. */
  async #ask(): Promise<string> {
    await this.#clock.advance(6 * minuteMs);
    document.dispatchEvent(new Event('visibilitychange'));
    return 'asked';
  }

  #sayElsewhere(product: ProductOnPage): string {
    if (this.#chance.happens(0.5)) return product.sayNothingNew();
    const control = this.#card.querySelector('input')!;
    control.value = this.#chance.pick(['91', '92']);
    const detail = { variant: { id: control.value } };
    const source = this.#chance.pick([control, document]);
    source.dispatchEvent(new Event('change', { bubbles: true }));
    source.dispatchEvent(new CustomEvent('variant:change', { bubbles: true, detail }));
    return `elsewhere ${control.value}`;
  }

  /** Answers one of the waiting requests, at random. */
  async #answer(): Promise<string> {
    const held = this.#chance.pick(this.#held.all);
    if (!held) return 'nothing to answer';
    const product = this.products.find(({ id }) => id === held.productId)!;
    const body = product.anyBody();
    const { shape, json } = shaped(body, product.id, this.#chance);
    const at = this.#clock.now();
    held.answer(inventoryAnswer(json));
    await until(() => sharedStock(product.id)?.state.checkedAt === at);
    Object.assign(product, { body, checkedAt: at });
    // The code that shows stock loads after the first rows, in some engines after the answer.
    const shown = product.locators.filter(({ element }) => element.isConnected);
    await until(() => shown.every(({ element }) => element.results.every(({ stock }) => stock)));
    return `answer (${shape}) for ${product.id}`;
  }

  async #fail(): Promise<string> {
    const held = this.#chance.pick(this.#held.all);
    if (!held) return 'nothing to fail';
    const name = this.#chance.pick(Object.keys(failures));
    held.answer(failures[name]!());
    await this.#clock.advance(1);
    return `failure (${name}) for ${held.productId}`;
  }

  #move(product: ProductOnPage): string {
    if (this.#chance.happens(0.5)) {
      this.#page.append(product.section);
      return `${product.id} moved`;
    }
    const { stage, element } = this.#chance.pick(product.all);
    if (!element.isConnected) return 'nothing to move';
    (this.#chance.happens(0.5) ? product.section : this.#page).append(stage);
    return `${element.localName} of ${product.id} moved`;
  }

  #leave(product: ProductOnPage): string {
    const { stage, element } = this.#chance.pick(product.all);
    stage.remove();
    return `${element.localName} of ${product.id} left`;
  }

  /** Returns a removed element to the page, or adds another one. */
  async #come(product: ProductOnPage): Promise<string> {
    const away = product.all.filter(({ element }) => !element.isConnected);
    const back = this.#chance.pick(away);
    if (back) {
      product.section.append(back.stage);
      return `${back.element.localName} of ${product.id} came back`;
    }
    if (product.all.length >= 6) return 'nothing to come';
    if (this.#chance.happens(0.7)) {
      product.addBadge(this.#chance.pick([undefined, ...bound]));
      return `badge of ${product.id} came`;
    }
    const locator = product.addLocator();
    await locator.settled();
    // The code that shows stock loads after the first rows.
    if (product.body) await until(() => locator.element.results.every(({ stock }) => stock));
    return `locator of ${product.id} came`;
  }

  /**
   * Waits two turns: one frame for changes without an event, and one for their effects. The code
   * that shows known stock loads in between.
   */
  async #settle(): Promise<void> {
    await this.#turn();
    await import('../../../src/elements/stock-badge/stock-where.js');
    await import('../../../src/elements/store-locator/features/stock/store-stock.js');
    await this.#turn();
  }
}
