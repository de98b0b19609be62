import { fetchSnapshot } from '../api/fetch-snapshot.js';
import type { Page } from '../api/read-pages.js';
import { snapshotPages } from '../api/snapshot-pages.js';
import type { Store } from '../domain/store.js';
import { breathe } from '../places/breathe.js';

/** Reads a snapshot in place of the service's listing, with rests in which the page shows what is there. */
export async function* readSnapshot(
  address: string,
  from: number,
  signal: AbortSignal,
  onWait: () => void,
): AsyncGenerator<Page<Store>, void> {
  const body = await fetchSnapshot(address, { signal, onWait });
  for (const page of snapshotPages(body, from)) {
    yield page;
    // The first rows are to be painted before the rest is read: a timer lets frames go first, as a breath need not.
    if (page.number === from) await new Promise((done) => setTimeout(done));
    else await breathe();
  }
}
