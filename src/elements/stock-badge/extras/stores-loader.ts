import type { ReactiveController } from '@lit/reactive-element';
import { LatePart } from '../../../controllers/loading/late-part.js';
import type { StoresList, StoresOptions } from './stores-list.js';
import type { ExtrasHost } from './extras-host.js';

/** Loads the list of stores once it is asked for and its stores are known. */
export class StoresLoader implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #options: StoresOptions;
  readonly #list: LatePart<StoresList>;
  #isAwaited = false;

  constructor(host: ExtrasHost, options: StoresOptions) {
    this.#host = host;
    this.#options = options;
    this.#list = new LatePart(host, 'the list of stores', async () => {
      const { StoresList } = await import('./stores-list.js');
      return () => new StoresList(host, options);
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const table = this.#options.table();
    const stores = this.#host.withStores && table ? this.#options.known() : [];
    if (this.#list.value) this.#list.value.show(table, stores);
    else if (stores.length && !this.#isAwaited) {
      this.#isAwaited = true;
      void this.#list.ask();
    }
  }
}
