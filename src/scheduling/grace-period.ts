import type { ReactiveControllerHost } from 'lit';
import { onRemoved } from './on-removed.js';

/**
 * The time in milliseconds that the map waits for a long listing. A longer wait would leave
 * visitors with an empty frame.
 */
const graceMs = 2_000;

/**
 * Starts the grace period and returns a function that is true while it runs. The host is updated
 * when the period ends. The period ends at once when the host leaves.
 */
export function gracePeriod(host: ReactiveControllerHost & Element): () => boolean {
  let isRunning = true;
  const timer = setTimeout(() => {
    isRunning = false;
    host.requestUpdate();
  }, graceMs);
  host.addController({
    hostDisconnected: () =>
      onRemoved(host, () => {
        clearTimeout(timer);
        isRunning = false;
      }),
  });
  return () => isRunning;
}
