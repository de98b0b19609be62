import type { Connection } from '../../api/connection.js';
import { fetchSnapshot } from '../../api/read/fetch-snapshot.js';
import { fetchLocationsPage, listLocations } from '../../api/read/locations.js';
import { ignoreResult } from '../../domain/ignore-result.js';
import { afterPaint } from '../../scheduling/after-paint.js';
import { Listing, type ListingSource } from './listing.js';
import { keptListingKey, sharedListingKey, snapshotName } from './listing-key.js';
import { clientOf, connectionKey, keptByPage, merchantKey } from '../merchant-client.js';
import { shared } from '../shared.js';

const sharedListing = (name: string, create: () => ListingSource): Listing =>
  shared(sharedListingKey(name), () => new Listing(create(), keptByPage(), Date.now));

/**
 * Returns the one listing of a merchant on this page; undefined when its source is not known.
 * @param src the address of a snapshot, which then replaces the service
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
        // The snapshot is requested at once. The code that reads it loads at the same time.
        const body = fetchSnapshot(href, { signal, onWait });
        ignoreResult(body);
        const { readSnapshot } = await import('./read-snapshot.js');
        yield* readSnapshot(href, body, from, signal);
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
          // The first rows are painted before the next page is requested, which may not exist.
          listLocations(client, { from, signal, onWait, rest: afterPaint }),
        page: (number, signal, onWait) => fetchLocationsPage(client, number, { signal, onWait }),
      };
    })
  );
}
