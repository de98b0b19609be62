import type { StockState } from './stock-state.js';

const inVain: ReadonlySet<unknown> = new Set(['refused', 'secret-key']);

/**
 * Whether asking anew may help: a key or an address gets no better by it, nor does what the page's own functions throw
 * at.
 */
export const canAskAgain = ({ status, error, checkedAt, table, isEmpty }: StockState): boolean =>
  status === 'error'
    ? !inVain.has(error?.code) && (checkedAt === undefined || !!table)
    : isEmpty === true;
