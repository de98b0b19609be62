import type { ReactiveControllerHost } from 'lit';
import { shared } from '../../page/shared.js';

const claims = (): Set<Element> => shared('address-owners', () => new Set<Element>());

/**
 * True when this element reads and writes the page's address. The first element that claimed the
 * address owns it.
 */
export function ownsAddress(host: Element): boolean {
  const [first] = claims();
  return first === host;
}

/**
 * Claims the page's address while the host is in the page.
 *
 * The claim is made only once it is wanted, because a theme may keep a copy of the element that is
 * never seen.
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
