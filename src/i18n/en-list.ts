import type { ListMessages } from '../domain/messages/list-messages.js';
import { count } from './count.js';

export const listMessages: ListMessages = {
  showNearer: (format, stores) => `Show ${count(format, stores, 'nearer store', 'nearer stores')}`,
  showEarlier: (format, stores) => `Show ${count(format, stores, 'more store', 'more stores')}`,
  chooseThisStore: 'Choose this store',
  chooseThisStoreName: (_, store) => `Choose this store: ${store}`,
  makeMyStore: 'Make this my store',
  undo: 'Undo',
  directions: 'Directions',
  directionsName: (store) => `Directions: ${store}, opens in a new tab`,
  callName: (_, store) => `Call: ${store}`,
  phone: 'Phone',
  hours: 'Hours',
  email: 'E-mail',
  website: 'Website',
  nearestStores: 'Nearest stores',
  whatToSearch: 'Search for a town, a postal code or a store.',
};
