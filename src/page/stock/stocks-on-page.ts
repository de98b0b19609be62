import type { ProductStock } from './product-stock.js';
import { forget, shared } from '../shared.js';

/** The number of products out of view that keep their answers, for visitors who scroll back. */
export const mostUnwatched = 100;

/**
 * Returns the page's one instance of a product's stock.
 *
 * An endless grid shows thousands of products. The products that were shown first are forgotten
 * once they have an answer and nothing shows them. A product that still waits for its answer is
 * kept.
 */
export function stockOnPage(name: string, create: () => ProductStock): ProductStock {
  const page = shared('stocks', () => ({ all: new Map<string, ProductStock>(), sweepAt: 0 }));
  return shared(name, () => {
    const stock = create();
    page.all.set(name, stock);
    // The sweep goes through all products, so it runs only from time to time.
    if (page.all.size > page.sweepAt) {
      const left = [...page.all].filter(([, each]) => each.isLeft);
      for (const [gone] of left.slice(0, -mostUnwatched)) {
        page.all.delete(gone);
        forget(gone);
      }
      page.sweepAt = page.all.size + mostUnwatched / 2;
    }
    return stock;
  });
}
