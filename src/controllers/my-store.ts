import type { ReactiveControllerHost } from 'lit';
import type { MyStore } from '../domain/my-store.js';
import { merchantKey } from '../page/merchant-client.js';
import { myStores } from '../page/my-stores.js';
import type { ConnectionController } from './connection.js';
import { Subscription } from './subscription.js';

/** The shopper's own store at the host's merchant. */
export class MyStoreController {
  readonly #connection: ConnectionController;

  constructor(host: ReactiveControllerHost & Element, connection: ConnectionController) {
    this.#connection = connection;
    new Subscription(host, myStores);
  }

  get value(): MyStore | undefined {
    const { value } = this.#connection;
    return value && myStores().get(merchantKey(value));
  }

  /** @param store null forgets it */
  set(store: MyStore | null): void {
    const { value } = this.#connection;
    if (value) myStores().set(merchantKey(value), store);
  }
}
