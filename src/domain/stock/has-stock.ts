import type { StockStatus } from './stock-status.js';

/** True for a status that says that the product is there. */
export const hasStock = (status: StockStatus | undefined): status is 'in' | 'low' =>
  status === 'in' || status === 'low';
