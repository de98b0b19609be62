import type { ReactiveControllerHost } from 'lit';
import { onRemoved } from './on-removed.js';

/** How long the map waits for a long listing. A longer wait would leave visitors with an empty frame. */
const graceMs = 2_000;

/** Tells whether the grace period is still running. The host is updated when it ends; it ends at once when the host leaves. */
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
