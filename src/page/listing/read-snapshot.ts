import { followPointer } from '../../api/read/follow-pointer.js';
import type { Page } from '../../api/read/read-pages.js';
import { snapshotError } from '../../api/read/snapshot-error.js';
import { snapshotPages } from '../../api/read/snapshot-pages.js';
import { bringReaders } from '../../api/decode/odd-fields.js';
import type { Store } from '../../domain/store/store.js';
import { afterPaint } from '../../scheduling/after-paint.js';

/** The number of pages that a slow phone reads in less than a frame. */
const pagesAtATime = 4;

/**
 * Ends the task and continues before other waiting work, where the browser can. The map must not
 * run between two parts of a listing.
 */
function yieldTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/**
 * Reads a snapshot instead of the service's listing. It pauses so that the page can show the stores
 * that have been read.
 */
export async function* readSnapshot(
  address: string,
  body: Promise<unknown>,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<Page<Store>, void> {
  const snapshot = await body
    .then((answer) => followPointer(address, answer, { signal }))
    .catch((cause: unknown) => {
      throw snapshotError(address, cause);
    });
  let pages = snapshotPages(snapshot, from);
  for (let next = pages.next(); !next.done; next = pages.next()) {
    const page = next.value;
    if (await bringReaders()) {
      pages = snapshotPages(snapshot, page.number);
      continue;
    }
    yield page;
    // The first rows are painted before the rest is read.
    if (page.number === from) await afterPaint();
    else if (page.number % pagesAtATime === 0) await yieldTask();
  }
}
