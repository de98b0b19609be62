const graceMs = 200;

/**
 * To be called when a host is disconnected: calls `leave` unless the host is connected again soon. Themes move elements,
 * and replace them by new ones; what both share is then not asked for twice.
 */
export function onRemoved(host: Element, leave: () => void): void {
  setTimeout(() => {
    if (!host.isConnected) leave();
  }, graceMs);
}
