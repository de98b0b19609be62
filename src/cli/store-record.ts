import type { LocationRecord } from '../api/location-records.js';
import type { EntryDetails } from './table/details-of-row.js';

/** A location of the service or a row of a table, to be written into a snapshot. */
export interface StoreRecord extends LocationRecord {
  readonly details?: EntryDetails | undefined;
}
