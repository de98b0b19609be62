import type { ReactiveControllerHost } from 'lit';
import type { MyStore } from '../domain/my-store.js';
import { merchantKey, type Merchant } from '../page/merchant-client.js';
import { myStores } from '../page/my-stores.js';
import { Subscription } from './subscription.js';

/** The shopper's own store at a merchant. */
export class MyStoreController {
  readonly #merchant: () => Merchant | undefined;

  /** @param merchant the host's; undefined while it is not known */
  constructor(host: ReactiveControllerHost & Element, merchant: () => Merchant | undefined) {
    this.#merchant = merchant;
    new Subscription(host, myStores);
  }

  get value(): MyStore | undefined {
    const merchant = this.#merchant();
    return merchant && myStores().get(merchantKey(merchant));
  }

  /** @param store null forgets it */
  set(store: MyStore | null): void {
    const merchant = this.#merchant();
    if (merchant) myStores().set(merchantKey(merchant), store);
  }
}
