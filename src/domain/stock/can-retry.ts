import type { StockState } from './stock-state.js';

const inVain: ReadonlySet<unknown> = new Set(['refused', 'secret-key']);

/**
 * Whether asking anew may help. A key or an address gets no better by it, nor does an answer that
 * the page's own functions throw at.
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
