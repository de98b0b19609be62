import { createCheckedClient } from './api/checked-client.js';
import { defaultKeyName, normalizeBaseUrl } from './api/connection.js';
import { listPrivateLocations } from './api/read/private-locations.js';
import type { Page } from './api/read/read-pages.js';
import { RequestBudget } from './http/request-budget.js';
import { listReservations, type ReservationFilters } from './api/read/reservations.js';
import { StoreLocatorError } from './domain/error.js';
import type { Auth } from './domain/page-configuration.js';
import type { PrivateLocation } from './domain/store/private-location.js';
import type { Reservation } from './domain/store/reservation.js';

export { ErrorCode, StoreLocatorError } from './domain/error.js';
export type { PrivateLocation } from './domain/store/private-location.js';
export type { CartItem, Reservation } from './domain/store/reservation.js';
export type { Page, ReservationFilters };

export interface MerchantOptions {
  /** The service's base address, with or without `/api/v1`. */
  baseUrl: string;
  /** The merchant's public key: `pk_…`. */
  publicKey: string;
  /** The merchant's secret key: `sk_…`. It is sent as a header, to `baseUrl` only. */
  secretKey: string;
  /** How the public key travels: 'header' (the default) or 'query'. */
  auth?: Auth | undefined;
  /** The name of the public key's header or query parameter; default 'public_key'. */
  keyName?: string | undefined;
  /** A function to use instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** The time limit of each attempt, in milliseconds; default 10,000. */
  timeoutMs?: number | undefined;
  /** Further attempts after a network error, a time-out, 408, 425, 5xx or 429; default 3. */
  retries?: number | undefined;
  /** The most GET requests in any 60 seconds. Further pages wait. Default: no limit. */
  requestsPerMinute?: number | undefined;
}

export interface ReadOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The requests that a merchant's own server may make.
 *
 * Every listing reads ahead while it is consumed and keeps the service's order. It leaves out
 * repeated records and records without an id.
 */
export interface MerchantClient {
  /** Every location with its private fields. An unreadable page throws `StoreLocatorError`. */
  readonly privateLocations: (options?: ReadOptions) => AsyncIterable<PrivateLocation>;
  /** The same, page by page. A failed page has an `error`; `dropped` counts unreadable records. */
  readonly privateLocationPages: (options?: ReadOptions) => AsyncIterable<Page<PrivateLocation>>;
  /** The reservations that match every filter. An unreadable page throws `StoreLocatorError`. */
  readonly reservations: (
    filters?: ReservationFilters,
    options?: ReadOptions,
  ) => AsyncIterable<Reservation>;
  /** The same, page by page. A failed page has an `error`; `dropped` counts unreadable records. */
  readonly reservationPages: (
    filters?: ReservationFilters,
    options?: ReadOptions,
  ) => AsyncIterable<Page<Reservation>>;
}

/**
 * Creates a client for the merchant's own server: Node, Deno, Bun or an edge worker.
 *
 * @throws {StoreLocatorError} 'secret-key' in a page or a page's worker, where a secret key is
 *   public; 'base-url', 'public-key' or 'secret-key' when that option is missing or invalid;
 *   'secret-key' when the two keys are swapped
 */
export function createMerchantClient(options: MerchantOptions): MerchantClient {
  if (runsInPage()) {
    throw new StoreLocatorError(
      'secret-key',
      'The merchant client holds the secret key, so it never runs in a page: call it on your server',
    );
  }
  const { auth = 'header', keyName = defaultKeyName, timeoutMs, retries } = options;
  // A server has no default limit on its requests. A 429 response pauses all requests.
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
      // `fetch` would send the secret key along when it follows a redirect to another host.
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

/** Returns a trimmed option, or '' when a variable of the environment is missing. */
const given = (option: string | undefined): string =>
  typeof option === 'string' ? option.trim() : '';

async function* itemsOf<T>(pages: AsyncIterable<Page<T>>): AsyncGenerator<T, void> {
  for await (const { items, error } of pages) {
    if (error) throw error;
    yield* items;
  }
}

/**
 * True in a document and in a browser's worker. An edge runtime also has a service worker's global,
 * but no `registration`.
 */
function runsInPage(): boolean {
  const browserOnly = [
    'document',
    'DedicatedWorkerGlobalScope',
    'SharedWorkerGlobalScope',
    'registration',
  ];
  return !('Deno' in globalThis) && browserOnly.some((name) => name in globalThis);
}
