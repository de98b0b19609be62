import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { shared } from '../page/shared.js';

/** Of several elements on a page only the first that came into it reads and writes the page's address. */
export class AddressOwner implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #hosts = shared('address-owners', () => new Set<Element>());

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  get isFirst(): boolean {
    const [first] = this.#hosts;
    return first === this.#host;
  }

  hostConnected(): void {
    this.#hosts.add(this.#host);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#hosts.delete(this.#host);
    });
  }
}
