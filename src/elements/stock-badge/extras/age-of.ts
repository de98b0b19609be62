import type { StockController } from '../../../controllers/stock/stock.js';

/** Returns the age of the answer in milliseconds. It is never below 0: clocks are set back. */
export const ageOf = ({ state }: StockController): number =>
  Math.max(0, Date.now() - (state?.checkedAt ?? Infinity));
