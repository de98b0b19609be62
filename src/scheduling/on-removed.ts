const graceMs = 200;

/**
 * Calls `leave` unless a disconnected host is connected again within 200 milliseconds.
 *
 * Themes move elements and replace them by new ones. The delay keeps shared work from being
 * requested twice.
 */
export function onRemoved(host: Element, leave: () => void): void {
  setTimeout(() => {
    if (!host.isConnected) leave();
  }, graceMs);
}
