import { expect } from '@open-wc/testing';
import '../../../src/stock-badge.js';
import { demoData } from '../../../demo/service/demo-data.js';
import type { MyStore } from '../../../src/domain/store/my-store.js';
import { loadedExtras } from '../../../src/elements/stock-badge/load-extras.js';
import type { StockBadgeElement } from '../../../src/elements/stock-badge/stock-badge-element.js';
import { myStores } from '../../../src/page/my-stores.js';
import { freshScenario, isInventory, until, whenRemoved, type PageHarness } from './page.js';
import { byRole, isShown, nameOf, putOnStage, type StageOptions } from './stage.js';

/** A product that the reference service keeps in stock. */
export const [product] = demoData.products as [(typeof demoData.products)[number]];
export const [variantId, otherVariantId] = product.variants.map(({ id }) => `${id}`) as [
  string,
  string,
];

/** An inventory answer as the service gives it. */
export const inventoryAnswer = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/**
 * Holds requests for stock, or some of them, until the returned function is called. Then this table
 * is the answer.
 */
export function holdInventory(
  page: PageHarness,
  body: unknown,
  matches: (url: URL) => boolean = isInventory,
): () => void {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  page.answer(matches, () => released.then(() => inventoryAnswer(body)));
  return release;
}

export interface BadgeOptions extends StageOptions {
  /** A scenario of the reference service; default the service as documented. */
  readonly scenario?: string | undefined;
  readonly properties?: Partial<StockBadgeElement> | undefined;
}

/** A badge in a page, as its visitors find it. */
export class BadgeHarness {
  readonly element: StockBadgeElement;
  readonly stage: HTMLElement;

  constructor(element: StockBadgeElement, stage: HTMLElement) {
    this.element = element;
    this.stage = stage;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  part(name: 'icon' | 'label' | 'detail'): Element {
    return this.root.querySelector(`[part~=${name}]`) as Element;
  }

  /** Returns the badge's label, or the light DOM or sentence in its place. */
  says(): string {
    const [slot] = this.root.querySelectorAll('slot');
    const instead = slot && isShown(slot) ? slot.assignedNodes({ flatten: true }) : [];
    const texts = instead.map(({ textContent }) => textContent ?? '');
    return [...texts, this.#read('label')].join('').trim();
  }

  /** The small button that shows the age of the answer; undefined while it is not offered. */
  get info(): HTMLButtonElement | undefined {
    const [button] = this.root.querySelectorAll<HTMLButtonElement>('button[part~=info]');
    return button && this.#isSeen(button) ? button : undefined;
  }

  /**
   * Returns the notice beside the button, or else the age of the answer that the small button
   * shows.
   */
  age(): string {
    const told = this.info && this.root.getElementById(this.info.getAttribute('aria-controls')!);
    return this.#read('detail') || (told?.firstElementChild?.textContent ?? '');
  }

  /** Returns the paths of the icon; '' when no icon is visible. */
  shape(): string {
    const icon = this.part('icon');
    const paths = [...icon.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    return this.#isSeen(icon) ? paths.join() : '';
  }

  colour(): string {
    return getComputedStyle(this.part('icon')).color;
  }

  /** Height in pixels, rounded to hundredths, since engines add up lines in fractions. */
  get height(): number {
    return Math.round(this.element.getBoundingClientRect().height * 100) / 100;
  }

  /** Returns the custom states of the badge that are on. */
  states(): string[] {
    const known = ['loading', 'in', 'low', 'out', 'unknown', 'error', 'stale'];
    return known.filter((state) => this.element.matches(`:state(${state})`));
  }

  async saysSo(text: string): Promise<void> {
    await until(() => this.says() === text);
  }

  /**
   * Waits until the inventory has been read or has failed, and the badge shows that with all that
   * its later code adds.
   */
  async settled(): Promise<void> {
    await until(() => !['idle', 'loading'].includes(this.element.status));
    await until(() => loadedExtras() || this.element.status === 'error');
    await this.element.updateComplete;
    // Beside a locator, the stores are counted once it has read them.
    const locators = [...document.querySelectorAll('store-locator')];
    if (!locators.some(({ status }) => ['idle', 'loading'].includes(status)))
      await until(() => !this.says().endsWith('in some stores'));
  }

  async isAccessible(): Promise<void> {
    await this.element.updateComplete;
    await expect(this.element).to.be.accessible();
  }

  /**
   * Chooses the shopper's own store at this badge's merchant, as a locator does. null clears it.
   */
  async chooseMyStore(
    store: (Pick<MyStore, 'name' | 'platformLocationId'> & Partial<MyStore>) | null,
  ): Promise<void> {
    const { origin } = location;
    myStores().set(
      `${origin}${this.element.baseUrl}|pk_demo`,
      store && { id: 1, mapsUrl: '', ...store },
    );
    await this.element.updateComplete;
  }

  /** The lines of the list of stores: each store with its facts, or a line's own text. */
  lines(): string[] | undefined {
    const list = this.root.querySelector('[part~=stores]');
    return list
      ? byRole(list, 'listitem').map((line) => {
          const says = line.querySelector('div');
          const parts = says ? [...says.children].slice(0, 2).map(nameOf) : [nameOf(line)];
          return parts.join(' · ');
        })
      : undefined;
  }

  /** Takes the badge out of the page for good; its watchers leave a moment later. */
  async leave(): Promise<void> {
    this.stage.remove();
    await whenRemoved();
  }

  #read(name: 'label' | 'detail'): string {
    const part = this.part(name);
    return this.#isSeen(part) ? nameOf(part) : '';
  }

  #isSeen(element: Element): boolean {
    return isShown(element) && getComputedStyle(element).visibility === 'visible';
  }
}

/** Puts a badge of a product that the service knows into the page and waits for nothing. */
export function startBadge({ scenario, attributes, ...options }: BadgeOptions = {}): BadgeHarness {
  const element = document.createElement('stock-badge');
  const stage = putOnStage(element, {
    ...options,
    attributes: {
      'base-url': freshScenario(scenario),
      'public-key': 'pk_demo',
      'product-id': `${product.id}`,
      'variant-id': variantId,
      lang: 'en',
      ...attributes,
    },
  });
  return new BadgeHarness(element, stage);
}

/** Does the same as `startBadge` and waits until the inventory has settled. */
export async function mountBadge(options: BadgeOptions = {}): Promise<BadgeHarness> {
  const badge = startBadge(options);
  await badge.settled();
  return badge;
}
