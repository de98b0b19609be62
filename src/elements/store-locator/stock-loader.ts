import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { StockSide, StockSideOptions } from './stock-side.js';

/** Gives what tells which stores have a product, once one is asked for and it is there. */
export function stockLoader(
  host: LocatorAttributes,
  options: StockSideOptions,
): () => StockSide | undefined {
  let side: StockSide | undefined;
  let isAsked = false;
  return () => {
    if (host.productId && !isAsked) {
      isAsked = true;
      void bringSide(host, 'stock', async () => {
        const { StockSide } = await import('./stock-side.js');
        side = new StockSide(host, options);
        host.requestUpdate();
      });
    }
    return side;
  };
}
