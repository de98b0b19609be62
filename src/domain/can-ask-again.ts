import type { StockState } from './stock-state.js';

/** Whether asking anew may help: a key or an address gets no better by it, nor does what the page's own adapter throws at. */
export const canAskAgain = ({ status, error, checkedAt, table, isEmpty }: StockState): boolean =>
  status === 'error'
    ? error?.code !== 'refused' && (checkedAt === undefined || !!table)
    : isEmpty === true;
