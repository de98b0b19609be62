import type { ListingStatus } from '../domain/listing-status.js';
import { yieldToMain } from './yield-to-main.js';

/** The longest wait in milliseconds for a page that is never idle. */
const longestMs = 1_000;

/**
 * Yields before work that can wait.
 *
 * While a listing loads, the arrived pages are read and the next pages requested before this work
 * continues. This order needs a browser with task priorities.
 */
export async function yieldWhileLoading(status: ListingStatus): Promise<void> {
  if (status !== 'loading') return yieldToMain();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => (timer = setTimeout(done, longestMs)));
  await Promise.race([yieldToMain('last'), late]);
  clearTimeout(timer);
}
