import type * as LoadQueue from './load-queue.js';
import { loading, takeLoadSlot } from './take-load-slot.js';

let queue: Promise<typeof LoadQueue> | undefined;

/**
 * Calls `begin` when the host may load.
 *
 * A host in view begins at once while fewer than four others load, as on a product's page.
 * Otherwise it waits in the queue, whose code is loaded only then.
 */
export function awaitLoadSlot(host: HTMLElement, begin: () => void): void {
  if (!queue && takeLoadSlot(host, begin)) return;
  queue ??= import('./load-queue.js');
  queue.then((found) => found.enqueue(host, begin), begin);
}

/** Frees the slot of a host that has loaded or left the page. The next host may then load. */
export function releaseLoadSlot(host: HTMLElement): void {
  loading.delete(host);
  queue?.then(
    ({ fillLoadSlots }) => fillLoadSlots(),
    () => {},
  );
}
