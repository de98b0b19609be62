import { getJson } from '../../http/get-json.js';
import type { RequestOptions } from '../client.js';

/**
 * Ten thousand stores are about one megabyte, compressed. A slow phone needs more time for them
 * than for a page of the service.
 */
const timeoutMs = 60_000;

/** Enough for a hundred thousand stores, uncompressed. */
const maxBytes = 64 * 2 ** 20;

/**
 * Fetches the JSON of a snapshot without decoding it. It is one GET that caches may answer and that
 * needs no preflight. `snapshotError` explains a failure.
 * @param address an absolute URL
 */
export const fetchSnapshot = async (address: string, options: RequestOptions): Promise<unknown> =>
  getJson(new URL(address), {
    ...options,
    timeoutMs,
    // A shop behind a password serves its files only to visitors with its cookie.
    credentials: 'same-origin',
    maxBytes,
  });
