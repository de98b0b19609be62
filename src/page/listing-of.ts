import type { Connection } from '../api/connection.js';
import { fetchSnapshot } from '../api/fetch-snapshot.js';
import { fetchLocationsPage, listLocations } from '../api/locations.js';
import { hush } from '../domain/hush.js';
import { afterPaint } from '../scheduling/after-paint.js';
import { Listing, type ListingSource } from './listing.js';
import { keptListingKey, sharedListingKey, snapshotName } from './listing-key.js';
import { clientOf, connectionKey, keptByPage, merchantKey } from './merchant-client.js';
import { shared } from './shared.js';

const sharedListing = (name: string, create: () => ListingSource): Listing =>
  shared(sharedListingKey(name), () => new Listing(create(), keptByPage(), Date.now));

/**
 * The one listing of a merchant on this page; undefined where it is not known how to get it.
 * @param src the address of a snapshot, which then stands in for the service
 */
export function listingOf(
  connection: Connection | undefined,
  src: string | undefined,
): Listing | undefined {
  if (src) {
    const href = snapshotName(src);
    return sharedListing(href, () => ({
      key: keptListingKey(href),
      async *pages(from, signal, onWait) {
        // asked for at once: the code that reads it comes meanwhile
        const body = fetchSnapshot(href, { signal, onWait });
        hush(body);
        const { readSnapshot } = await import('./read-snapshot.js');
        yield* readSnapshot(href, body, from);
      },
    }));
  }
  return (
    connection &&
    sharedListing(connectionKey(connection), () => {
      const client = clientOf(connection);
      return {
        key: keptListingKey(merchantKey(connection)),
        pages: (from, signal, onWait) =>
          // The first rows come before a page that may not exist.
          listLocations(client, { from, signal, onWait, rest: afterPaint }),
        page: (number, signal, onWait) => fetchLocationsPage(client, number, { signal, onWait }),
      };
    })
  );
}
