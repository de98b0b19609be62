import type { StockMessages } from '../domain/messages/stock-messages.js';

export const stockMessages: StockMessages = {
  haveIt: (format, having, stores, unknown) => {
    if (unknown === stores) return 'stock not known';
    const have = `${format.number(having)} of ${format.number(stores)} ${having === 1 ? 'has' : 'have'} it`;
    return unknown ? `${have}, ${format.number(unknown)} not known` : have;
  },
  partInStock: (format, having, stores) => `${format.number(having)} of ${format.number(stores)}`,
  stockNotChecked: 'Stock could not be checked.',
  checkAgain: 'Check stock again',
  onlyWithStock: 'Only stores that have it',
  withStock: 'in stock',
  withStockFirst: 'In stock first',
  pinWithStock: (_, store, stock) => `${store}, ${stock}`,
};
