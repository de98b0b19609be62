const graceMs = 200;

/**
 * To be called when a host is taken out of the page: calls `leave` unless it is put back soon. Themes move nodes, and put
 * what they have drawn anew in the place of the old: what both share is not given up and asked for again.
 */
export function whenLeft(host: Element, leave: () => void): void {
  setTimeout(() => {
    if (!host.isConnected) leave();
  }, graceMs);
}
