import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { townKey } from '../domain/by-town.js';
import { foldedText } from '../domain/index-stores.js';
import type { Store } from '../domain/store.js';
import { pace } from '../places/pace.js';

/** Folds the texts of stores while nothing else is to do, so that the first key of a search, or
 * another order, need not fold thousands. */
export class FoldAhead implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #stores: () => readonly Store[];
  #folded: readonly Store[] = [];

  /** @param stores those that a search will look through; none while the page has better things to do */
  constructor(host: ReactiveControllerHost & Element, stores: () => readonly Store[]) {
    this.#host = host;
    this.#stores = stores;
    host.addController(this);
  }

  hostUpdated(): void {
    const stores = this.#stores();
    if (stores.length === 0 || stores === this.#folded) return;
    this.#folded = stores;
    void this.#fold(stores);
  }

  async #fold(stores: readonly Store[]): Promise<void> {
    const { isDue, rest } = pace(() => performance.now(), undefined, 'last');
    for (const store of stores) {
      if (isDue()) await rest();
      if (stores !== this.#folded || !this.#host.isConnected) return;
      foldedText(store);
      townKey(store);
    }
  }
}
