import { loading, takeTurn } from './take-turn.js';
import type { enqueue, giveTurns } from './turn-queue.js';

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
