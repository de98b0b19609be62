import type { ListMessages } from '../domain/messages/messages.js';
import { count } from './count.js';

export const listMessages: ListMessages = {
  showNearer: (format, stores) => `Show ${count(format, stores, 'nearer store', 'nearer stores')}`,
  showEarlier: (format, stores) => `Show ${count(format, stores, 'more store', 'more stores')}`,
};
