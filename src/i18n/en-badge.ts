import type { BadgeMessages } from '../domain/messages/badge-messages.js';
import type { Formats } from '../domain/messages/formats.js';
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
    return `${words[status]} at ${count(format, stores, 'store', 'stores')}`;
  },
  stockLoading: 'Checking stock…',
  stockFailed: unknown,
  stockAge: (format, ageMs) => `Checked ${ago(format, ageMs)}`,
  chooseStore: 'Choose a store',
  changeStore: 'Change store',
};

export function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}
