import type { Connection } from '../api/connection.js';
import { fetchLocationsPage, listLocations } from '../api/locations.js';
import { Listing } from './listing.js';
import { clientOf, connectionKey, keptByPage, merchantKey } from './merchant-client.js';
import { shared } from './shared.js';

/** Raised when the shape of what is kept changes; older answers are then never read and soon pushed out. */
const keptVersion = 1;

/** The one listing of a merchant on this page. */
export const listingOf = (connection: Connection): Listing =>
  shared(`listing|${connectionKey(connection)}`, () => {
    const client = clientOf(connection);
    return new Listing(
      {
        key: `${keptVersion}|listing|${merchantKey(connection)}`,
        pages: (from, signal, onWait) => listLocations(client, { from, signal, onWait }),
        page: (number, signal) => fetchLocationsPage(client, number, { signal }),
      },
      keptByPage(),
      Date.now,
    );
  });
