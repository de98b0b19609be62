/** What is known about a product at a store. Whatever is not said clearly is unknown, never out. */
export const StockStatus = {
  In: 'in',
  Low: 'low',
  Out: 'out',
  Unknown: 'unknown',
} as const;
export type StockStatus = (typeof StockStatus)[keyof typeof StockStatus];
