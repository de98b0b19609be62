import { createCheckedClient } from './api/checked-client.js';
import { defaultKeyName, normalizeBaseUrl } from './api/connection.js';
import { listPrivateLocations } from './api/private-locations.js';
import type { Page } from './api/read-pages.js';
import { RequestBudget } from './api/request-budget.js';
import { listReservations, type ReservationFilters } from './api/reservations.js';
import { StoreLocatorError } from './domain/error.js';
import type { Auth } from './domain/page-configuration.js';
import type { PrivateLocation } from './domain/store/private-location.js';
import type { Reservation } from './domain/store/reservation.js';

export { ErrorCode, StoreLocatorError } from './domain/error.js';
export type { PrivateLocation } from './domain/store/private-location.js';
export type { CartItem, Reservation } from './domain/store/reservation.js';
export type { Page, ReservationFilters };

export interface MerchantOptions {
  /** The service's address, with or without `/api/v1`. */
  baseUrl: string;
  /** `pk_…` */
  publicKey: string;
  /** `sk_…`; it is sent as a header, to `baseUrl` only. */
  secretKey: string;
  /** How the public key travels; default 'header'. */
  auth?: Auth | undefined;
  /** The public key's header or parameter; default 'public_key'. */
  keyName?: string | undefined;
  /** Instead of the global one. */
  fetch?: typeof globalThis.fetch | undefined;
  /** For each attempt, in milliseconds; default 10,000. */
  timeoutMs?: number | undefined;
  /** Further attempts after a network error, a time-out, 408, 425, 5xx or 429; default 3. */
  retries?: number | undefined;
  /** The most GET requests in any 60 seconds; further pages wait. Default: no limit. */
  requestsPerMinute?: number | undefined;
}

export interface ReadOptions {
  signal?: AbortSignal | undefined;
}

/**
 * What a merchant's own server may read. Every listing reads ahead while it is consumed, keeps the service's order and
 * leaves records out that came before, and records without an id.
 */
export interface MerchantClient {
  /** Every location with its private fields. A page that cannot be read throws `StoreLocatorError`. */
  readonly privateLocations: (options?: ReadOptions) => AsyncIterable<PrivateLocation>;
  /** The same page by page: a failed page comes with its `error`, and `dropped` counts unreadable records. */
  readonly privateLocationPages: (options?: ReadOptions) => AsyncIterable<Page<PrivateLocation>>;
  /** The reservations that match every filter. A page that cannot be read throws `StoreLocatorError`. */
  readonly reservations: (
    filters?: ReservationFilters,
    options?: ReadOptions,
  ) => AsyncIterable<Reservation>;
  /** The same page by page: a failed page comes with its `error`, and `dropped` counts unreadable records. */
  readonly reservationPages: (
    filters?: ReservationFilters,
    options?: ReadOptions,
  ) => AsyncIterable<Page<Reservation>>;
}

/**
 * A client for the merchant's own server: Node, Deno, Bun or an edge worker.
 *
 * @throws {StoreLocatorError} 'secret-key' in a page or a page's worker, where a secret key is public; 'base-url',
 *   'public-key' and 'secret-key' when one is missing or no such thing; 'secret-key' when the keys are swapped
 */
export function createMerchantClient(options: MerchantOptions): MerchantClient {
  if (runsInPage()) {
    throw new StoreLocatorError(
      'secret-key',
      'The merchant client holds the secret key, so it never runs in a page: call it on your server',
    );
  }
  const { auth = 'header', keyName = defaultKeyName, timeoutMs, retries } = options;
  // A server is no visitor: it has a limit only where it is given one. 429 pauses all requests.
  const { fetch = globalThis.fetch, requestsPerMinute = Infinity } = options;
  const baseUrl = normalizeBaseUrl(given(options.baseUrl));
  const publicKey = given(options.publicKey);
  const secretKey = given(options.secretKey);
  if (!baseUrl) throw new StoreLocatorError('base-url', 'baseUrl is not an http(s) address');
  if (!publicKey) throw new StoreLocatorError('public-key', 'publicKey is missing');
  if (!secretKey) throw new StoreLocatorError('secret-key', 'secretKey is missing');

  const client = createCheckedClient(
    { baseUrl, publicKey, auth, keyName },
    {
      headers: { secret_key: secretKey },
      // fetch would take the secret key along to another host
      fetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
      budget: new RequestBudget({ requestsPerMinute }),
      timeoutMs,
      retries,
    },
  );
  const privateLocationPages = (read?: ReadOptions) => listPrivateLocations(client, read);
  const reservationPages = (filters?: ReservationFilters, read?: ReadOptions) =>
    listReservations(client, filters, read);
  return {
    privateLocations: (read) => itemsOf(privateLocationPages(read)),
    privateLocationPages,
    reservations: (filters, read) => itemsOf(reservationPages(filters, read)),
    reservationPages,
  };
}

/** An option that is a text, where a variable of the environment may be missing. */
const given = (option: string | undefined): string =>
  typeof option === 'string' ? option.trim() : '';

async function* itemsOf<T>(pages: AsyncIterable<Page<T>>): AsyncGenerator<T, void> {
  for await (const { items, error } of pages) {
    if (error) throw error;
    yield* items;
  }
}

/** In a document or a browser's worker. An edge runtime has a service worker's global too, but no registration. */
function runsInPage(): boolean {
  const browserOnly = [
    'document',
    'DedicatedWorkerGlobalScope',
    'SharedWorkerGlobalScope',
    'registration',
  ];
  return !('Deno' in globalThis) && browserOnly.some((name) => name in globalThis);
}
