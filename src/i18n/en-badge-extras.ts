import type { BadgeExtrasMessages } from '../domain/messages/badge-messages.js';
import { count } from './count.js';
import { ago, badgeMessages } from './en-badge.js';
import { chooserMessages } from './en-chooser.js';
import { myStoreLost } from './en-my-store-lost.js';

export const badgeExtrasMessages: BadgeExtrasMessages = {
  stockRenewing: (format, ageMs) => `Checked ${ago(format, ageMs)}; checking again…`,
  stockNotRenewed: (format, ageMs) => `Checked ${ago(format, ageMs)}; could not be checked again`,
  stockNearby: (format, store, stores) =>
    `${badgeMessages.stock(format, 'out', store, 0)} · ${count(format, stores, 'store near it has', 'stores near it have')} it`,
  myStoreLost,
  tryAgain: 'Try again',
  chooserFailed: chooserMessages.chooserFailed,
};
