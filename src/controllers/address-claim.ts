import type { ReactiveControllerHost } from 'lit';
import { shared } from '../page/shared.js';

const claims = (): Set<Element> => shared('address-owners', () => new Set<Element>());

/** Whether it is the one of the page's elements that reads and writes the page's address: the first that came into it. */
export function ownsAddress(host: Element): boolean {
  const [first] = claims();
  return first === host;
}

/**
 * Claims the page's address for its host, as long as that is in the page, as soon as it is wanted: of two copies one may
 * never be seen.
 */
export function claimAddress(
  host: ReactiveControllerHost & Element,
  isWanted: () => boolean,
): void {
  host.addController({
    hostUpdated() {
      if (host.isConnected && isWanted()) claims().add(host);
    },
    hostDisconnected() {
      queueMicrotask(() => host.isConnected || claims().delete(host));
    },
  });
}
