import { StoreLocatorError } from '../domain/error.js';
import { getJson } from '../http/get-json.js';
import type { HttpError } from '../http/http-error.js';
import type { RequestOptions } from './client.js';

/** Ten thousand stores are about a megabyte packed: on a slow phone that takes longer than a page of the service. */
const timeoutMs = 60_000;

/**
 * The JSON of a snapshot as it came: one GET that caches may answer and that needs no preflight.
 * @param address absolute
 * @throws {StoreLocatorError}
 */
export async function fetchSnapshot(address: string, options: RequestOptions): Promise<unknown> {
  let url: URL;
  try {
    url = new URL(address);
  } catch (cause) {
    throw new StoreLocatorError('refused', `src: no address: ${address}`, { cause });
  }
  try {
    // a shop that is still behind a password shows its own files to who has its cookie
    const withCookie: typeof fetch = (input, init) =>
      fetch(input, { ...init, credentials: 'same-origin' });
    return await getJson(url, { ...options, timeoutMs, fetch: withCookie });
  } catch (cause) {
    const { code, status, message } = cause as HttpError;
    throw new StoreLocatorError(code, `src: ${message}`, { status, cause });
  }
}
