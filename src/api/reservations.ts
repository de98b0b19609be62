import type { Reservation } from '../domain/reservation.js';
import type { Client, RequestOptions } from './client.js';
import { decodeReservation } from './decode-reservation.js';
import { readPages, type Page } from './read-pages.js';

/** Each narrows the list further; the service compares the customer's fields by "contains". */
export interface ReservationFilters {
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
  readonly customerPhone?: string | undefined;
  /** `Store.id`, the service's own. */
  readonly locationId?: number | undefined;
  readonly fulfilled?: boolean | undefined;
}

/** The merchant's reservations, for a client that has the secret key; without an end but their own. */
export const listReservations = (
  client: Client,
  filters: ReservationFilters = {},
  { signal, onWait }: RequestOptions = {},
): AsyncGenerator<Page<Reservation>, void> => {
  const query = {
    customer_name: filters.customerName,
    customer_email: filters.customerEmail,
    customer_phone: filters.customerPhone,
    location_id: filters.locationId,
    fulfilled: filters.fulfilled,
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
