import { getJson } from '../../http/get-json.js';
import { whenActivated } from '../../scheduling/when-activated.js';

/** No store is placed before this answer, so that further tries must have an end: three of ten seconds at most. */
const retries = 2;

/**
 * The JSON of a file with coordinates. A try that fails for a moment is repeated; rejects with `HttpError`.
 * @param src its address, seen from the page
 */
export async function fetchCoordinates(src: string, signal: AbortSignal): Promise<unknown> {
  await whenActivated(signal);
  // A shop that is still behind a password shows its own files to who has its cookie.
  return getJson(new URL(src, document.baseURI), { signal, credentials: 'same-origin', retries });
}
