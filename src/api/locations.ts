import type { Store } from '../domain/store/store.js';
import type { Client, RequestOptions } from './client.js';
import { decodeLocation } from './decode-location.js';
import { decodePage } from './decode-page.js';
import { readPages, type Page } from './read-pages.js';

export interface ListOptions extends RequestOptions {
  /** The first page to read; default 1. */
  readonly from?: number | undefined;
  /** Awaited before a second page that may not exist. */
  readonly rest?: (() => Promise<void>) | undefined;
}

/** The merchant's public locations; see `readPages` for how the listing is read and how it ends. */
export const listLocations = (
  client: Client,
  { signal, onWait, from, rest }: ListOptions = {},
): AsyncGenerator<Page<Store>, void> =>
  readPages((page, signal) => client.get('locations', { page }, { signal, onWait }), {
    decode: decodeLocation,
    id: (store) => store.id,
    signal,
    from,
    rest,
  });

/** One page alone, to try a failed one again: it comes with its `error` if it fails once more. */
export const fetchLocationsPage = (
  client: Client,
  number: number,
  options: RequestOptions = {},
): Promise<Page<Store>> =>
  client
    .get('locations', { page: number }, options)
    .catch((error: unknown) => error)
    .then((body) => decodePage(number, body, decodeLocation));
