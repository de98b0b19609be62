import type { Page } from '../api/read-pages.js';
import { snapshotError } from '../api/snapshot-error.js';
import { snapshotPages } from '../api/snapshot-pages.js';
import { bringReaders } from '../api/odd-fields.js';
import type { Store } from '../domain/store/store.js';
import { afterPaint } from '../scheduling/after-paint.js';

/** As many as take a slow phone less than a frame. */
const pagesAtATime = 4;

/** Before all that waits, where the browser can: no map is to come between two halves of a listing. */
function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** Reads a snapshot in place of the service's listing, with rests in which the page shows what is there. */
export async function* readSnapshot(
  address: string,
  body: Promise<unknown>,
  from: number,
): AsyncGenerator<Page<Store>, void> {
  const snapshot = await body.catch((cause: unknown) => {
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
    // The first rows are to be painted before the rest is read.
    if (page.number === from) await afterPaint();
    else if (page.number % pagesAtATime === 0) await breath();
  }
}
