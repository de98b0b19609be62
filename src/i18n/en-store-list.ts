import type { StoreListMessages } from '../domain/messages/badge-messages.js';

export const storeListMessages: StoreListMessages = {
  choose: 'Choose',
  chooseName: (_, store) => `Choose ${store}`,
  myStore: 'My store ✓',
  distancesFrom: (_, store) => `Distances from ${store}`,
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `about ${format.length(meters)}`,
  distanceWithin: (format, meters) => `within ${format.length(meters)}`,
  mapsLink: 'Google Maps',
  storesWithStock: 'Stores that have it',
  moreStores: (format, stores) => `${format.number(stores)} more`,
  mapsLinkName: (_, store) => `Google Maps: ${store}, opens in a new tab`,
};
