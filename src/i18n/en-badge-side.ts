import type { BadgeSideMessages } from '../domain/badge-messages.js';
import { ago } from './en-badge.js';

export const badgeSideMessages: BadgeSideMessages = {
  stockRenewing: (format, ageMs) => `Checked ${ago(format, ageMs)}; checking again…`,
  stockNotRenewed: (format, ageMs) => `Checked ${ago(format, ageMs)}; could not be checked again`,
};
