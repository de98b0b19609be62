/** A product's stock at a store. Stock that is not given clearly is unknown, never out. */
export const StockStatus = {
  In: 'in',
  Low: 'low',
  Out: 'out',
  Unknown: 'unknown',
} as const;
export type StockStatus = (typeof StockStatus)[keyof typeof StockStatus];

/** True for a status that says that the product is there. */
export const hasStock = (status: StockStatus | undefined): status is 'in' | 'low' =>
  status === 'in' || status === 'low';
