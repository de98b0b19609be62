import type { StockState } from './stock-state.js';

const inVain: ReadonlySet<unknown> = new Set(['refused', 'secret-key']);

/**
 * True when another request may help. It does not help with a wrong key or address, nor with an
 * answer at which the page's own functions throw.
 */
export const canRetry = ({
  status,
  error,
  checkedAt,
  table,
  isEmpty,
  isLate,
}: StockState): boolean =>
  isLate === true ||
  (status === 'error'
    ? !inVain.has(error?.code) && (checkedAt === undefined || !!table)
    : isEmpty === true);
