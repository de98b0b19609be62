import type { ReactiveControllerHost } from 'lit';
import type { MyStore } from '../../domain/store/my-store.js';
import { merchantKey, type Merchant } from '../../page/merchant-client.js';
import { myStores } from '../../page/my-stores.js';
import { watch } from '../watches/watch.js';

/** Reads and writes the shopper's own store at a merchant. */
export class MyStoreController {
  readonly #merchant: () => Merchant | undefined;
  #former: MyStore | undefined;

  /** @param merchant returns the host's merchant; undefined while it is not known */
  constructor(host: ReactiveControllerHost & Element, merchant: () => Merchant | undefined) {
    this.#merchant = merchant;
    watch(host, myStores);
  }

  get value(): MyStore | undefined {
    const merchant = this.#merchant();
    return merchant && myStores().get(merchantKey(merchant));
  }

  /** Sets the shopper's own choice. Undefined restores the store before the last choice. */
  choose(store: MyStore | null | undefined): void {
    const next = store ?? this.#former ?? null;
    this.#former = store ? this.value : undefined;
    this.set(next);
  }

  /** @param store null forgets the store */
  set(store: MyStore | null): void {
    const merchant = this.#merchant();
    if (merchant) myStores().set(merchantKey(merchant), store);
  }
}
