import type { BadgeExtrasMessages } from '../domain/messages/badge-messages.js';
import type { Formats } from '../domain/messages/formats.js';
import { count } from './count.js';
import { badgeMessages } from './en-badge.js';
import { chooserMessages } from './en-chooser.js';
import { inCountry } from './en-in-country.js';
import { myStoreLost } from './en-my-store-lost.js';

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

export const badgeExtrasMessages: BadgeExtrasMessages = {
  stockInCountry: (format, status, stores, country) =>
    status === 'out'
      ? `Out of stock ${inCountry(country)}`
      : `${badgeMessages.stockInStores(format, status, stores)} ${inCountry(country)}`,
  whenChecked: 'When was this checked?',
  stockAge: (format, ageMs) => `Checked ${ago(format, ageMs)}`,
  stockLimit: 'stock can change at any time',
  stockRenewing: (format, ageMs) => `Checked ${ago(format, ageMs)}; checking again…`,
  stockNotRenewed: (format, ageMs) => `Checked ${ago(format, ageMs)}; could not be checked again`,
  stockNearby: (format, store, stores) =>
    `${badgeMessages.stock(format, 'out', store, 0)} · ${count(format, stores, 'store near it has', 'stores near it have')} it`,
  myStoreLost,
  tryAgain: 'Try again',
  chooserFailed: chooserMessages.chooserFailed,
};
