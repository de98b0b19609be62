import { LatePart } from '../../controllers/late-part.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { StockSide, StockSideOptions } from './stock-side.js';

/** Gives what tells which stores have a product, once one is asked for and it is there. */
export function stockLoader(
  host: LocatorAttributes,
  options: StockSideOptions,
): () => StockSide | undefined {
  const part = new LatePart<StockSide>(host, 'stock', async () => {
    const { StockSide } = await import('./stock-side.js');
    return () => new StockSide(host, options);
  });
  let askedFor: unknown;
  return () => {
    // Another product asks again for what could not be had.
    if (host.productId && host.productId !== askedFor) {
      askedFor = host.productId;
      void part.ask();
    }
    return part.value;
  };
}
