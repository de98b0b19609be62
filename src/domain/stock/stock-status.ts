/** A product's stock at a store. Stock that is not given clearly is unknown, never out. */
export const StockStatus = {
  In: 'in',
  Low: 'low',
  Out: 'out',
  Unknown: 'unknown',
} as const;
export type StockStatus = (typeof StockStatus)[keyof typeof StockStatus];
