import { pageRange } from './page-range.js';
import { Refusal } from './refusal.js';
import type { ReservationRecord } from './reservation-record.js';

type Test = (reservation: ReservationRecord) => boolean;

/** One page of the reservations that pass every filter given; an empty filter is none. */
export function listReservations(
  reservations: readonly ReservationRecord[],
  query: URLSearchParams,
  stride?: number,
): readonly ReservationRecord[] {
  const tests = [
    contains(query.get('customer_name'), ({ customer }) => customer.name),
    contains(query.get('customer_email'), ({ customer }) => customer.email),
    contains(query.get('customer_phone'), ({ customer }) => customer.phone),
    isAt(query.get('location_id')),
    isFulfilled(query.get('fulfilled')),
  ].filter((test) => test !== undefined);
  return reservations
    .filter((reservation) => tests.every((test) => test(reservation)))
    .slice(...pageRange(query, stride));
}

function contains(
  part: string | null,
  field: (reservation: ReservationRecord) => string,
): Test | undefined {
  if (!part) return undefined;
  const wanted = part.toLowerCase();
  return (reservation) => field(reservation).toLowerCase().includes(wanted);
}

function isAt(locationId: string | null): Test | undefined {
  if (!locationId) return undefined;
  if (!/^\d+$/.test(locationId))
    throw new Refusal(400, 'bad_location_id', '"location_id" is the whole number of a location.');
  return (reservation) => reservation.location_id === Number(locationId);
}

function isFulfilled(text: string | null): Test | undefined {
  if (!text) return undefined;
  if (text !== 'true' && text !== 'false')
    throw new Refusal(400, 'bad_fulfilled', '"fulfilled" is true or false.');
  return (reservation) => String(reservation.fulfilled) === text;
}
