import type { StockTable } from '../domain/stock/stock-table.js';
import { decodeAnyInventory } from './decode-any-inventory.js';

const defaultLowStockThreshold = 2;

/**
 * Decoders of a product's inventory, the same one for the same threshold.
 *
 * @returns takes the largest number that counts as low, a text where a `<meta>` says it
 */
export function anyInventoryDecoder(
  productId: string,
): (lowStockThreshold: number | undefined) => (body: unknown) => StockTable {
  const decoders = new Map<number, (body: unknown) => StockTable>();
  return (lowStockThreshold) => {
    // An empty `<meta>` says nothing.
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
