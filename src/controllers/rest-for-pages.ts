import type { ListingStatus } from '../domain/listing-status.js';
import { breathe } from '../places/breathe.js';

/** A page that never rests is waited for no longer. */
const patienceMs = 1_000;

/**
 * A rest before what can wait: while a listing arrives, each page that has come is read and the next asked for before it
 * goes on, where the browser knows what comes last.
 */
export async function restForPages(status: ListingStatus): Promise<void> {
  if (status !== 'loading') return breathe();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => (timer = setTimeout(done, patienceMs)));
  await Promise.race([breathe('last'), late]);
  clearTimeout(timer);
}
