import type { BadgeMessages } from '../domain/messages/badge-messages.js';
import { count } from './count.js';

const words = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
} as const;

const unknown = 'Stock not known: ask the store';

export const badgeMessages: BadgeMessages = {
  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${words[status]} at ${store}` : words[status];
    return elsewhere
      ? `${here} · ${count(format, elsewhere, 'other store has', 'other stores have')} it`
      : here;
  },
  stockInStores: (format, status, stores) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'Out of stock in stores';
    return stores
      ? `${words[status]} at ${count(format, stores, 'store', 'stores')}`
      : `${words[status]} in some stores`;
  },
  stockLoading: 'Checking stock…',
  stockFailed: unknown,
  chooseStore: 'Choose a store',
  changeStore: 'Change store',
};
