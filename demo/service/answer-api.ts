import { Access, access } from './access.js';
import { listLocations } from './list-locations.js';
import { listReservations } from './list-reservations.js';
import { readInventory } from './read-inventory.js';
import { Refusal } from './refusal.js';
import type { ServiceData } from './service-data.js';

export interface ApiOptions {
  /** names of the public key instead of the documented one */
  readonly publicKeyNames?: readonly string[] | undefined;
  /** how far one page starts after the one before it, when that is not a whole page */
  readonly stride?: number | undefined;
}

type Operation = (
  data: ServiceData,
  query: URLSearchParams,
  allowed: Access,
  options: ApiOptions,
) => unknown;

const operations = new Map<string, Operation>([
  [
    '/api/v1/locations.json',
    ({ listing }, query, allowed, { stride }) => listLocations(listing, query, allowed, stride),
  ],
  [
    '/api/v1/reservations.json',
    ({ reservations }, query, allowed, { stride }) => {
      if (allowed === Access.Public)
        throw new Refusal(403, 'secret_missing', 'Reservations need the secret key.');
      return listReservations(reservations, query, stride);
    },
  ],
  ['/api/v1/inventory.json', readInventory],
]);

/** Answers a GET request of an operation. Every other request makes it throw a `Refusal`. */
export function answerApi(request: Request, data: ServiceData, options: ApiOptions = {}): Response {
  const { pathname, searchParams } = new URL(request.url);
  const operation = operations.get(pathname);
  if (!operation) throw new Refusal(404, 'not_found', `There is nothing at ${pathname}.`);
  const allowed = access(request, options.publicKeyNames);
  return Response.json(operation(data, searchParams, allowed, options));
}
