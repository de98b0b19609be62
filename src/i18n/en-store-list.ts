import type { StoreListMessages } from '../domain/messages/badge-messages.js';

export const storeListMessages: StoreListMessages = {
  storesWithStock: 'Stores that have it',
  moreStores: (format, stores) => `${format.number(stores)} more`,
  mapsLinkName: (_, store) => `Google Maps: ${store}, opens in a new tab`,
};
