import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../domain/store/store.js';
import { pace } from '../places/pace.js';

/** Folded at once. */
const FEW = 16;

/**
 * Folds texts of stores while nothing else is to do, so that the first key of a search, or another order, need not fold
 * thousands.
 */
export class FoldAhead implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #stores: () => readonly Store[];
  readonly #fold: (stores: readonly Store[]) => unknown;
  readonly #gather: ((stores: readonly Store[]) => unknown) | undefined;
  #folded: readonly Store[] = [];

  /**
   * @param stores those whose texts will be wanted; none while the page has better things to do
   * @param fold those of a few stores; remembers them
   * @param gather remembers what was folded of them all
   */
  constructor(
    host: ReactiveControllerHost & Element,
    stores: () => readonly Store[],
    fold: (stores: readonly Store[]) => unknown,
    gather?: (stores: readonly Store[]) => unknown,
  ) {
    this.#host = host;
    this.#stores = stores;
    this.#fold = fold;
    this.#gather = gather;
    host.addController(this);
  }

  hostUpdated(): void {
    const stores = this.#stores();
    if (stores.length === 0 || stores === this.#folded) return;
    this.#folded = stores;
    void this.#foldAll(stores);
  }

  async #foldAll(stores: readonly Store[]): Promise<void> {
    const { isDue, rest } = pace(
      () => performance.now(),
      undefined,
      () => 'last',
    );
    for (let i = 0; i < stores.length; i += FEW) {
      if (isDue()) await rest();
      if (stores !== this.#folded || !this.#host.isConnected) return;
      this.#fold(stores.slice(i, i + FEW));
    }
    if (!this.#gather) return;
    // What is put together of thousands is a task of its own.
    await rest();
    if (stores === this.#folded && this.#host.isConnected) this.#gather(stores);
  }
}
