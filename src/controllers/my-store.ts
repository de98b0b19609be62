import type { ReactiveControllerHost } from 'lit';
import type { MyStore } from '../domain/my-store.js';
import type { Store } from '../domain/store.js';
import { myStores } from '../page/my-stores.js';
import { merchantKey } from '../page/service.js';
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

  set(store: Store | undefined): void {
    const { value } = this.#connection;
    if (!value) return;
    myStores().set(
      merchantKey(value),
      store && {
        id: store.id,
        platformLocationId: store.platformLocationId,
        name: store.name,
        mapsUrl: store.mapsUrl,
        position: store.position,
      },
    );
  }
}
