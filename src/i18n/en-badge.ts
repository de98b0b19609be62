import type { BadgeMessages } from '../domain/badge-messages.js';
import type { Formats } from '../domain/formats.js';
import { count } from './count.js';

const words = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
} as const;

export const badgeMessages: BadgeMessages = {
  stock: (_, status, store) => {
    if (status === 'unknown') return 'Stock not known: ask the store';
    return store ? `${words[status]} at ${store}` : words[status];
  },
  stockInStores: (format, status, stores) => {
    if (status === 'unknown') return 'Stock not known: ask the store';
    if (status === 'out') return 'Out of stock in stores';
    return `${words[status]} at ${count(format, stores, 'store', 'stores')}`;
  },
  stockLoading: 'Checking stock…',
  stockFailed: 'Stock not known: ask the store',
  stockAge: (format, ageMs) =>
    `Checked ${ago(format, ageMs)}; store data can be up to an hour older`,
};

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}
