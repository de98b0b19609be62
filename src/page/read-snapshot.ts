import type { Page } from '../api/read-pages.js';
import { snapshotError } from '../api/snapshot-error.js';
import { snapshotPages } from '../api/snapshot-pages.js';
import type { Store } from '../domain/store.js';
import { pace } from '../places/pace.js';

/** Reads a snapshot in place of the service's listing, with rests in which the page shows what is there. */
export async function* readSnapshot(
  address: string,
  body: Promise<unknown>,
  from: number,
): AsyncGenerator<Page<Store>, void> {
  const snapshot = await body.catch((cause: unknown) => {
    throw snapshotError(address, cause);
  });
  const { isDue, rest } = pace(() => performance.now(), undefined, 'next');
  for (const page of snapshotPages(snapshot, from)) {
    yield page;
    // The first rows are to be painted before the rest is read: a timer lets frames go first, as a breath need not.
    if (page.number === from) await new Promise((done) => setTimeout(done));
    else if (isDue()) await rest();
  }
}
