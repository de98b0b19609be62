import { Access } from './access.js';
import type { Listing } from './service-data.js';
import type { LocationRecord } from './location-record.js';
import { pageRange } from './page-range.js';

const isPublic = ([name]: [string, unknown]) => !name.startsWith('manager_');

const publicView = (record: LocationRecord): unknown =>
  Object.fromEntries(Object.entries(record).filter(isPublic));

/** One page of the locations, with the managers for the secret key only. */
export function listLocations(
  listing: Listing,
  query: URLSearchParams,
  access: Access,
  stride?: number,
): unknown[] {
  const page = listing.slice(...pageRange(query, stride));
  return access === Access.Private ? [...page] : page.map(publicView);
}
