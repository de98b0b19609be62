import type { LocationRecord } from '../location-record.js';

/** How far apart the stores of one kind of untidiness stand. */
const EVERY = 50;
const WITHOUT_PLATFORM_ID = 10;
const WITHOUT_MAP = 20;

/** Where the escapes of `#` and `&` are missing, a map search is cut at the first of them. */
const unescaped = (address: string): string =>
  address.replaceAll('%23', '#').replaceAll('%26', '&');

/** The same locations as a shop that nobody looks after would list them. */
export const untidy = (listing: readonly LocationRecord[]): readonly LocationRecord[] =>
  listing.map((record, nth) => ({
    ...record,
    platform_location_id: nth % EVERY === WITHOUT_PLATFORM_ID ? '' : record.platform_location_id,
    google_maps_url: nth % EVERY === WITHOUT_MAP ? '' : unescaped(record.google_maps_url),
  }));
