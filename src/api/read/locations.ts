import type { Store } from '../../domain/store/store.js';
import type { Client, RequestOptions } from '../client.js';
import { decodeLocation } from '../decode/decode-location.js';
import { decodePage } from '../decode/decode-page.js';
import { readPages, type Page } from './read-pages.js';

export interface ListOptions extends RequestOptions {
  /** The number of the first page to read; default 1. */
  readonly from?: number | undefined;
  /** Awaited before a second page that may not exist. */
  readonly rest?: (() => Promise<void>) | undefined;
}

/**
 * Lists the merchant's public locations. `readPages` documents how the listing is read and ends.
 */
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

/**
 * Fetches one page alone, to retry a failed page. When it fails again it comes with its `error`.
 */
export const fetchLocationsPage = (
  client: Client,
  number: number,
  options: RequestOptions = {},
): Promise<Page<Store>> =>
  client
    .get('locations', { page: number }, options)
    .catch((error: unknown) => error)
    .then((body) => decodePage(number, body, decodeLocation));
