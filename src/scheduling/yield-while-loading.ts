import type { ListingStatus } from '../domain/listing-status.js';
import { yieldToMain } from './yield-to-main.js';

/** The longest wait for a page that is never idle. */
const longestMs = 1_000;

/**
 * Yields before work that can wait. While a listing loads, the pages that have arrived are read and the next ones asked
 * for before it goes on, in browsers that know task priorities.
 */
export async function yieldWhileLoading(status: ListingStatus): Promise<void> {
  if (status !== 'loading') return yieldToMain();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => (timer = setTimeout(done, longestMs)));
  await Promise.race([yieldToMain('last'), late]);
  clearTimeout(timer);
}
