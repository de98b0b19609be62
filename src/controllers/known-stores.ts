import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../domain/store.js';
import { knownStores } from '../page/known-stores.js';
import type { ConnectionController } from './connection.js';

const none: readonly Store[] = [];

/** The stores of the host's merchant that are known without asking, for what is nice to say and not needed. */
export class KnownStores implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #connection: ConnectionController;
  #of: string | undefined;
  #stores = none;

  constructor(host: ReactiveControllerHost, connection: ConnectionController) {
    this.#host = host;
    this.#connection = connection;
    host.addController(this);
  }

  get stores(): readonly Store[] {
    return this.#stores;
  }

  hostUpdate(): void {
    const { value } = this.#connection;
    const of = value && `${value.baseUrl}|${value.publicKey}`;
    if (of === this.#of) return;
    this.#of = of;
    this.#stores = none;
    this.read();
  }

  /** Looks again: more may be known by now. */
  read(): void {
    const { value } = this.#connection;
    const of = this.#of;
    if (!value) return;
    void knownStores(value).then((stores) => {
      if (of !== this.#of || !stores.length) return;
      this.#stores = stores;
      this.#host.requestUpdate();
    });
  }
}
