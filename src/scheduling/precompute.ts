import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../domain/store/store.js';
import { timeSlicer } from './time-slicer.js';

/** The number of stores that are computed between two looks at the clock. */
const batch = 16;

/**
 * Computes the texts by which stores are searched and sorted, while the page is idle. The first key
 * of a search then does not compute them for thousands of stores.
 */
export class Precompute implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #stores: () => readonly Store[];
  readonly #compute: (stores: readonly Store[]) => unknown;
  readonly #gather: ((stores: readonly Store[]) => unknown) | undefined;
  #computed: readonly Store[] = [];

  /**
   * @param stores returns the stores whose texts will be needed; none while the page is busy
   * @param compute remembers the texts of a few stores
   * @param gather remembers the texts of all of them as one list
   */
  constructor(
    host: ReactiveControllerHost & Element,
    stores: () => readonly Store[],
    compute: (stores: readonly Store[]) => unknown,
    gather?: (stores: readonly Store[]) => unknown,
  ) {
    this.#host = host;
    this.#stores = stores;
    this.#compute = compute;
    this.#gather = gather;
    host.addController(this);
  }

  hostUpdated(): void {
    const stores = this.#stores();
    if (stores.length === 0 || stores === this.#computed) return;
    this.#computed = stores;
    void this.#computeAll(stores);
  }

  async #computeAll(stores: readonly Store[]): Promise<void> {
    const { isDue, rest } = timeSlicer(
      () => performance.now(),
      undefined,
      () => 'last',
    );
    for (let i = 0; i < stores.length; i += batch) {
      if (isDue()) await rest();
      if (stores !== this.#computed || !this.#host.isConnected) return;
      this.#compute(stores.slice(i, i + batch));
    }
    if (!this.#gather) return;
    // Gathering thousands of texts is a task of its own.
    await rest();
    if (stores === this.#computed && this.#host.isConnected) this.#gather(stores);
  }
}
