import type { StockTable } from '../../domain/stock/stock-table.js';
import { decodeAnyInventory } from './decode-any-inventory.js';

const defaultLowStockThreshold = 2;

/**
 * Makes decoders of one product's inventory. The same threshold gives the same decoder.
 *
 * @returns a function that takes the largest number that counts as low. A `<meta>` gives it as
 *   text.
 */
export function anyInventoryDecoder(
  productId: string,
): (lowStockThreshold: number | undefined) => (body: unknown) => StockTable {
  const decoders = new Map<number, (body: unknown) => StockTable>();
  return (lowStockThreshold) => {
    // An empty `<meta>` counts as no threshold.
    const wanted = Number(`${lowStockThreshold ?? ''}`.trim() || NaN);
    const threshold = wanted >= 0 ? wanted : defaultLowStockThreshold;
    let decode = decoders.get(threshold);
    if (!decode) {
      decode = (body) => decodeAnyInventory(body, productId, threshold);
      decoders.set(threshold, decode);
    }
    return decode;
  };
}
