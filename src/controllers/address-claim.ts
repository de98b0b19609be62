import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { shared } from '../page/shared.js';

const claims = (): Set<Element> => shared('address-owners', () => new Set<Element>());

/** Whether it is the one of the page's elements that reads and writes the page's address: the first that came into it. */
export function ownsAddress(host: Element): boolean {
  const [first] = claims();
  return first === host;
}

/** Claims the page's address for its host, as long as that is in the page, as soon as it is wanted: of two copies one may never be seen. */
export class AddressClaim implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #isWanted: () => boolean;

  constructor(host: ReactiveControllerHost & Element, isWanted: () => boolean) {
    this.#host = host;
    this.#isWanted = isWanted;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#host.isConnected && this.#isWanted()) claims().add(this.#host);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) claims().delete(this.#host);
    });
  }
}
