import { getJson } from '../http/get-json.js';
import type { RequestOptions } from './client.js';

/** Ten thousand stores are about a megabyte packed: on a slow phone that takes longer than a page of the service. */
const timeoutMs = 60_000;

/** A hundred thousand stores, unpacked. */
const maxBytes = 64 * 2 ** 20;

/**
 * The JSON of a snapshot as it came: one GET that caches may answer and that needs no preflight. `snapshotError` says
 * what its failure means.
 * @param address absolute
 */
export const fetchSnapshot = async (address: string, options: RequestOptions): Promise<unknown> =>
  getJson(new URL(address), {
    ...options,
    timeoutMs,
    // a shop that is still behind a password shows its own files to who has its cookie
    credentials: 'same-origin',
    maxBytes,
  });
