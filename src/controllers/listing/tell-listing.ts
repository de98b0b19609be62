import type { ListingState } from '../../domain/listing-state.js';
import { readListings } from '../../page/listing/read-listings.js';
import type { ConnectionController } from './connection.js';

/**
 * Tells the page's elements which merchant these stores belong to, once all are read. Where nobody
 * knows that, it still ends their wait.
 */
export function tellListing(
  { value }: ConnectionController,
  src: string | undefined,
  { status, stores }: ListingState,
): void {
  if (status === 'ready') readListings().tell(value, src, stores);
}
