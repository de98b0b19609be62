import type { ListingState } from '../../domain/listing-state.js';
import { readListings } from '../../page/listing/read-listings.js';
import type { ConnectionController } from './connection.js';

/** Listings whose end was told, although nobody knows whose stores they are. */
const ended = new WeakSet<ListingState>();

/**
 * Tells the page's elements which merchant these stores belong to, once all are read. Where that is
 * not known, or pages are missing, it tells them that there is nothing left to wait for.
 */
export function tellListing(
  { value }: ConnectionController,
  src: string | undefined,
  listing: ListingState,
): void {
  const { status, stores } = listing;
  if (value && status === 'ready') readListings().tell(value, src, stores);
  else if (/ready|partial/.test(status) && !ended.has(listing)) {
    ended.add(listing);
    readListings().notify();
  }
}
