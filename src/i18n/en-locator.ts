import type { LocatorMessages } from '../domain/messages/locator-messages.js';
import { count } from './count.js';

export const locatorMessages: LocatorMessages = {
  stores: 'Stores',
  searchLabel: 'Find a store',
  searchPlaceholder: 'Town, postal code or store',
  nearMe: 'Near me',
  loading: 'Stores are loading…',
  waiting: 'Still loading: waiting for the shop…',
  late: 'The shop has not answered yet. Still trying…',
  loadingMore: (format, stores) => `${count(format, stores, 'store', 'stores')} so far…`,
  summary: (format, stores, countries) =>
    count(format, stores, 'store', 'stores') +
    (countries > 1 ? ` in ${format.number(countries)} countries` : ''),
  found: (format, stores, query) =>
    `${count(format, stores, 'store matches', 'stores match')} “${query}”`,
  nothingFound: (_, query) => `No store matches “${query}”.`,
  allCountries: 'All countries',
  showAll: 'Show all stores',
  noStores: 'There are no stores to show yet.',
  partial: 'Some stores could not be loaded.',
  refreshFailed: 'The list could not be refreshed.',
  retry: 'Retry',
  failed: 'Stores cannot be shown right now.',
  offline: 'You seem to be offline: stores cannot be loaded.',
  mapFailed: 'The map could not be loaded. The list has every store.',
  placesFailed:
    'Towns and postal codes cannot be looked up right now, and no store has these words.',
  tryAgain: 'Try again',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, opens in a new tab`,
  myStore: 'My store ✓',
  showMore: (format, n) => `Show ${format.number(n)} more`,
  showAs: 'Show as',
  list: 'List',
  map: 'Map',
};
