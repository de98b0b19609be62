import type { BadgeMessages } from '../domain/badge-messages.js';
import { StockStatus } from '../domain/stock-status.js';

const words = {
  [StockStatus.In]: 'In stock',
  [StockStatus.Low]: 'Low stock',
  [StockStatus.Out]: 'Out of stock',
} as const;

export const badgeMessages: BadgeMessages = {
  stock: (_, status, store) => {
    if (status === StockStatus.Unknown) return 'Stock not known: ask the store';
    return store ? `${words[status]} at ${store}` : words[status];
  },
  stockInStores: (format, status, stores) => {
    if (status === StockStatus.Unknown) return 'Stock not known: ask the store';
    if (status === StockStatus.Out) return 'Out of stock in stores';
    const count = format.number(stores);
    return `${words[status]} at ${count} ${format.plural(stores) === 'one' ? 'store' : 'stores'}`;
  },
  stockLoading: 'Checking stock…',
  stockFailed: 'Stock not known: ask the store',
  stockAge: (format, ageMs) =>
    `Checked ${ageMs < 60_000 ? 'just now' : format.ago(ageMs)}; store data can be up to an hour older`,
};
