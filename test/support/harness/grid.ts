import type { StockBadgeElement } from '../../../src/elements/stock-badge/stock-badge-element.js';
import { inventoryAnswer, startBadge, type BadgeHarness } from './badge.js';
import { freshScenario } from './page.js';

export const cards = 48;
/** No product's id. */
export const variant = '911';
export const productOf = (url: URL | undefined): number =>
  Number(url?.searchParams.get('product_id'));

/** Requests for inventories that are answered one by one. */
export class HeldRequests {
  readonly #held: (() => void)[] = [];
  most = 0;

  answer = async (): Promise<Response> => {
    await new Promise<void>((resolve) => {
      this.#held.push(resolve);
      this.most = Math.max(this.most, this.#held.length);
    });
    return inventoryAnswer({ [variant]: { 61: 'in_stock', 62: 'low_stock' } });
  };

  get count(): number {
    return this.#held.length;
  }

  /** Answers the oldest. */
  release(): void {
    this.#held.shift()?.();
  }
}

export interface Grid {
  readonly badges: readonly BadgeHarness[];
  readonly box: HTMLElement;
  /** Products of the badges that are in view, or within some pixels of it. */
  near(pixels: number): number[];
}

/** A collection page: cards in rows of four, each with a badge. */
export function startGrid(
  options: { products?: number; scrollTo?: number; properties?: Partial<StockBadgeElement> } = {},
): Grid {
  const box = document.createElement('div');
  box.dataset.stage = '';
  box.style.cssText = 'display: grid; grid-template-columns: repeat(4, 180px); gap: 12px';
  document.body.prepend(box);
  const { products = cards, scrollTo: to = 0, properties } = options;
  for (let card = 0; card < cards; card++)
    box.append(Object.assign(document.createElement('div'), { className: 'card' }));
  for (const card of box.querySelectorAll<HTMLElement>('.card')) card.style.minHeight = '260px';
  scrollTo(0, to);
  const baseUrl = freshScenario();
  const badges = [...box.children].map((parent, index) =>
    startBadge({
      parent,
      properties,
      style: 'width: auto',
      attributes: {
        'base-url': baseUrl,
        'product-id': `${1 + (index % products)}`,
        'variant-id': variant,
      },
    }),
  );
  const near = (pixels: number) =>
    badges
      .map(({ element }) => element)
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > -pixels && top < innerHeight + pixels;
      })
      .map(({ productId }) => Number(productId));
  return { badges, box, near };
}
