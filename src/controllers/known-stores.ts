import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { knownStores, noneKnown, type Known } from '../page/known-stores.js';
import type { ConnectionController } from './connection.js';
import { listingWatch } from './listing-watch.js';
import { Subscription } from './subscription.js';

/** The stores of the host's merchant that are known without asking, for what is nice to say and not needed. */
export class KnownStores implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #connection: ConnectionController;
  #of: string | undefined;
  #known = noneKnown;

  constructor(host: ReactiveControllerHost & Element, connection: ConnectionController) {
    this.#host = host;
    this.#connection = connection;
    new Subscription(host, listingWatch, () => this.read());
    host.addController(this);
  }

  get value(): Known {
    return this.#known;
  }

  hostUpdate(): void {
    const { value } = this.#connection;
    const of = value && `${value.baseUrl}|${value.publicKey}`;
    if (of === this.#of) return;
    this.#of = of;
    this.#known = noneKnown;
    this.read();
  }

  /** Looks again: more may be known by now. */
  read(): void {
    const { value } = this.#connection;
    const of = this.#of;
    if (!value) return;
    void knownStores(value).then((known) => {
      const { stores, isWhole } = this.#known;
      const isNews = known.stores !== stores || known.isWhole !== isWhole;
      if (of !== this.#of || !known.stores.length || !isNews) return;
      this.#known = known;
      this.#host.requestUpdate();
    });
  }
}
