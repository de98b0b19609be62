import type { ListingState } from '../domain/listing-state.js';
import { readListings } from '../page/read-listings.js';
import type { ConnectionController } from './connection.js';

/** Tells the elements of the page whose stores these are, once they have been read whole. */
export function tellListing(
  { value }: ConnectionController,
  src: string | undefined,
  { status, stores }: ListingState,
): void {
  if (value && status === 'ready') readListings().tell(value, src, stores);
}
