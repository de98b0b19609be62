import { waitUntil } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import { inventoryTable } from '../../demo/service/inventory-table.js';
import type { StockBadgeElement } from '../../src/elements/stock-badge/stock-badge-element.js';
import type { Shop } from './themes/page.js';

type ThemeWindow = Window &
  typeof globalThis & {
    readonly shop: Shop;
    readonly held: ReadonlyMap<string, number>;
    readonly observed: ReadonlySet<Element>;
    readonly intervals: ReadonlySet<number>;
    readonly untouched: Pick<History, 'pushState' | 'replaceState'>;
  };

const limit = { timeout: 8_000 };

const atStore = (word: string | undefined, others: number): string =>
  ({
    in_stock: 'In stock',
    low_stock: 'Low stock',
    out_of_stock: `Out of stock · ${others} other stores have it`,
  })[word ?? ''] ?? 'Stock not known: ask the store';

/**
 * Returns the label that a badge shows for a variant: at a store, by its platform id, or as a count
 * of stores.
 */
export function labelOf(variantId: number | undefined, store?: string): string {
  for (const product of demoData.products) {
    const row = inventoryTable(product, demoData.listing)[`${variantId}`];
    const has = Object.values(row ?? {}).filter((word) => word !== 'out_of_stock');
    if (row && store) return atStore(row[store], has.length);
    if (row) return `In stock at ${has.length} stores`;
  }
  return '';
}

/** The product page of an imitated theme, in a frame of its own. */
export class ThemePage {
  readonly #frame = document.createElement('iframe');

  /** @param query `theme`, and `pasted`, `variant`, `product`, `store`, `service`: see themes/ */
  constructor(query: Readonly<Record<string, string>>) {
    this.#frame.style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 780px; height: 580px';
    this.#frame.src = `/test/embed/themes/page.html?${new URLSearchParams(query)}`;
    document.body.append(this.#frame);
  }

  remove(): void {
    this.#frame.remove();
  }

  get window(): ThemeWindow {
    return this.#frame.contentWindow as ThemeWindow;
  }

  get shop(): Shop {
    return this.window.shop;
  }

  /** The product's badges. There are several while the theme keeps copies. */
  get badges(): StockBadgeElement[] {
    return [...this.window.document.querySelectorAll<StockBadgeElement>('stock-badge.main')];
  }

  get card(): StockBadgeElement | null {
    return this.window.document.querySelector<StockBadgeElement>('stock-badge.card');
  }

  /** How often each product's inventory was asked for. */
  get requests(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name } of this.window.performance.getEntriesByType('resource')) {
      const id = /inventory\.json\?product_id=(\d+)/.exec(name)?.[1];
      if (id) counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  }

  /** Listeners, observed elements and intervals that the page has not released. */
  get leftBehind(): string[] {
    const { held, observed, intervals } = this.window;
    return [
      ...[...held].filter(([, count]) => count !== 0).map((entry) => entry.join(' ')),
      ...[...observed].map(({ localName }) => `observed ${localName}`),
      ...[...intervals].map(() => 'interval'),
    ];
  }

  says(badge: Element | null | undefined): string {
    return badge?.shadowRoot?.querySelector('[part~=label]')?.textContent?.trim() ?? '';
  }

  /** Waits until the first badge waits for its answer. */
  async whenAsked(): Promise<void> {
    await waitUntil(() => this.badges[0]?.status === 'loading', 'nothing is asked', limit);
  }

  /** Waits until the badges know their stock and follow the theme. */
  async whenFollowed(): Promise<void> {
    const isFollowed = () => (this.window.held?.get('listener popstate') ?? 0) > 0;
    await waitUntil(
      () => isFollowed() && this.says(this.badges[0]) && this.says(this.card),
      'no badge follows the theme',
      limit,
    );
  }

  /** Waits until every badge of the product shows this label. */
  async whenAllSay(label: string): Promise<void> {
    const isSaid = () =>
      this.badges.length > 0 && this.badges.every((badge) => this.says(badge) === label);
    await waitUntil(isSaid, undefined, limit).catch(() => {
      const said = this.badges.map((badge) => `${this.says(badge)} (${badge.variantId})`);
      throw new Error(`not "${label}" but "${said.join()}"`);
    });
  }

  /** Waits until the theme has removed its old copies. */
  async whenAlone(): Promise<void> {
    await waitUntil(() => this.badges.length === 1, 'copies stay', limit);
  }
}
