import type { LocationRecord } from './location-record.js';
import type { ProductRecord } from './product-record.js';
import type { ReservationRecord } from './reservation-record.js';

/** Locations in order; a large listing makes them when it is sliced. */
export type Listing = Pick<readonly LocationRecord[], 'slice'>;

export interface ServiceData {
  readonly listing: Listing;
  readonly products: readonly ProductRecord[];
  readonly reservations: readonly ReservationRecord[];
}
