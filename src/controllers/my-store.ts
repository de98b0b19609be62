import type { ReactiveControllerHost } from 'lit';
import type { MyStore } from '../domain/store/my-store.js';
import { merchantKey, type Merchant } from '../page/merchant-client.js';
import { myStores } from '../page/my-stores.js';
import { watch } from './watch.js';

/** The shopper's own store at a merchant. */
export class MyStoreController {
  readonly #merchant: () => Merchant | undefined;
  #former: MyStore | undefined;

  /** @param merchant the host's; undefined while it is not known */
  constructor(host: ReactiveControllerHost & Element, merchant: () => Merchant | undefined) {
    this.#merchant = merchant;
    watch(host, myStores);
  }

  get value(): MyStore | undefined {
    const merchant = this.#merchant();
    return merchant && myStores().get(merchantKey(merchant));
  }

  /** The shopper's own choice; undefined takes the last one back. */
  choose(store: MyStore | null | undefined): void {
    const next = store ?? this.#former ?? null;
    this.#former = store ? this.value : undefined;
    this.set(next);
  }

  /** @param store null forgets it */
  set(store: MyStore | null): void {
    const merchant = this.#merchant();
    if (merchant) myStores().set(merchantKey(merchant), store);
  }
}
