import type { FoundStore } from '../../../../domain/store/found-store.js';
import { hasStock } from '../../../../domain/stock/stock-status.js';
import type { StockWords } from './stock-words.js';

/** Counts the stores that have the product, and those whose stock is not known. */
export const countStock = (
  stores: readonly FoundStore[],
): { readonly having: number; readonly unknown: number } => ({
  having: stores.filter(({ stock }) => hasStock(stock)).length,
  unknown: stores.filter(({ stock }) => stock === 'unknown').length,
});

/**
 * Says how many stores of a cluster have the product: “1 of 4”, and “1 of 4 in stock”. Undefined
 * while the stock of some is on its way, and when it is unknown of some and no other store has the
 * product.
 */
export function clusterStock(
  stores: readonly FoundStore[],
  { messages, format }: StockWords,
): { readonly short: string; readonly long: string } | undefined {
  const { having, unknown } = countStock(stores);
  const isComing = stores.some(({ stock }) => !stock);
  if (isComing || (unknown && !having)) return undefined;
  const short = messages.partInStock(format, having, stores.length);
  // The name contains the visible text, so that people who speak to the page find the cluster.
  return { short, long: `${short} ${messages.withStock}` };
}
