import type { ProductStock } from './product-stock.js';
import { forget, shared } from './shared.js';

/** So many products that nothing shows any more keep their answers, for those who scroll back. */
export const mostUnwatched = 100;

/**
 * The page's one instance of a product's stock. A grid that goes on and on shows thousands of products: those that were
 * shown first are forgotten, once they have an answer and nothing shows them. One that is still waited for is not.
 */
export function stockOnPage(name: string, create: () => ProductStock): ProductStock {
  const page = shared('stocks', () => ({ all: new Map<string, ProductStock>(), sweepAt: 0 }));
  return shared(name, () => {
    const stock = create();
    page.all.set(name, stock);
    // Now and then, not for each: those that are shown are gone through, too.
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
