import type { Reservation } from '../../domain/store/reservation.js';
import type { Client, RequestOptions } from '../client.js';
import { decodeReservation } from '../decode/decode-reservation.js';
import { readPages, type Page } from './read-pages.js';

/**
 * Each filter narrows the list further. The service compares the customer's fields by "contains".
 * An empty filter is left out.
 */
export interface ReservationFilters {
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
  readonly customerPhone?: string | undefined;
  /** `Store.id`, the service's own id. */
  readonly locationId?: number | undefined;
  readonly fulfilled?: boolean | undefined;
}

/**
 * Lists the merchant's reservations. The client needs the secret key. The number of pages has no
 * limit.
 */
export const listReservations = (
  client: Client,
  filters: ReservationFilters = {},
  { signal, onWait }: RequestOptions = {},
): AsyncGenerator<Page<Reservation>, void> => {
  // Callers without types may pass null. Neither null nor '' is a filter.
  const given = <T>(filter: T | ''): T | undefined =>
    filter === '' ? undefined : (filter ?? undefined);
  const query = {
    customer_name: given(filters.customerName),
    customer_email: given(filters.customerEmail),
    customer_phone: given(filters.customerPhone),
    location_id: given(filters.locationId),
    fulfilled: given(filters.fulfilled),
  };
  const read = (page: number, signal: AbortSignal) =>
    client.get('reservations', { ...query, page }, { signal, onWait });
  return readPages(read, {
    decode: decodeReservation,
    id: (reservation) => reservation.id,
    signal,
    maxPages: Infinity,
  });
};
