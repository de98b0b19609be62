import type { RequestOptions } from '../client.js';
import { record } from '../decode/record.js';
import { fetchSnapshot } from './fetch-snapshot.js';

/**
 * Fetches the snapshot that a pointer names. `store-locator snapshot --publish` writes both into
 * one folder. The named file never changes, so that caches may keep it for ever. Any other body is
 * returned as it is.
 * @param address the address of the body, to which the name of the file is relative
 */
export async function followPointer(
  address: string,
  body: unknown,
  options: RequestOptions,
): Promise<unknown> {
  const { version, file } = record(body) ?? {};
  if (version !== 1 || typeof file !== 'string') return body;
  return fetchSnapshot(new URL(file, address).href, options);
}
