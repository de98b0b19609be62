import type { enqueue, giveTurns } from './turn-queue.js';

const maxAtOnce = 4;
const loading = new Set<Element>();

/** It is in view; or the page hides it, so that it is there for its events. */
function isSeen(host: HTMLElement): boolean {
  const { top, bottom, left, right } = host.getBoundingClientRect();
  return host.hidden || (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth);
}

/**
 * Calls `begin` if few others load and the host is due.
 * @param isDue by default if it is in view
 * @returns whether it was called
 */
export function takeTurn(host: HTMLElement, begin: () => void, isDue?: boolean): boolean {
  const isTaken = loading.size < maxAtOnce && (isDue ?? isSeen(host));
  if (isTaken) {
    loading.add(host);
    begin();
  }
  return isTaken;
}

interface TurnQueue {
  readonly enqueue: typeof enqueue;
  readonly giveTurns: typeof giveTurns;
}
let queue: Promise<TurnQueue> | undefined;

/**
 * Calls `begin` when it is the host's turn to load: at once where it is seen and few others load, as on a product's
 * page, else when the queue, which is brought in then, has come to it.
 */
export function awaitTurn(host: HTMLElement, begin: () => void): void {
  if (!queue && takeTurn(host, begin)) return;
  queue ??= import('./turn-queue.js');
  queue.then((found) => found.enqueue(host, begin), begin);
}

/** It has loaded, or has left. */
export function endTurn(host: HTMLElement): void {
  loading.delete(host);
  queue?.then(
    ({ giveTurns }) => giveTurns(),
    () => {},
  );
}
