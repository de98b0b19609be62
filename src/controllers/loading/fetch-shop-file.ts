import { getJson } from '../../http/get-json.js';
import { whenActivated } from '../../scheduling/when-activated.js';

/**
 * The retries after a failed request. Stores are placed only after the response of the file with
 * coordinates, so there are at most three requests of ten seconds each.
 */
const retries = 2;

/**
 * Fetches the JSON of a file that the shop serves: coordinates or details of its stores. Temporary
 * failures are retried.
 * @param src address of the file, relative to the page
 * @throws {HttpError} when the request fails
 */
export async function fetchShopFile(src: string, signal: AbortSignal): Promise<unknown> {
  await whenActivated(signal);
  // A shop behind a password serves its own files only to visitors with its cookie.
  return getJson(new URL(src, document.baseURI), { signal, credentials: 'same-origin', retries });
}
