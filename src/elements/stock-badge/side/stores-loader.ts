import type { ReactiveController } from '@lit/reactive-element';
import { LatePart } from '../../../controllers/late-part.js';
import type { StockTable } from '../../../domain/stock-table.js';
import type { Position, Store } from '../../../domain/store.js';
import type { StoresList } from '../stores/stores-list.js';
import type { SideHost } from './side-host.js';

export interface StoresOptions {
  readonly table: () => StockTable | undefined;
  /** Without asking for them. */
  readonly known: () => readonly Store[];
  /** Those of them where the visitor may go; undefined: all. */
  readonly inReach: (stores: readonly Store[]) => readonly Store[] | undefined;
  /** Finds out where these are, to show the nearest first. */
  readonly locate: (stores: readonly Store[]) => void;
  /** The store that the badge stands for, by whatever id it has. */
  readonly own: () => unknown;
  /** Where the visitor's way begins. */
  readonly from: () => Position | undefined;
  /** Makes a button one that leads to all of them. */
  readonly lead: (button: HTMLButtonElement) => void;
}

/** Brings the list of stores where it is asked for and they are known. */
export class StoresLoader implements ReactiveController {
  readonly #host: SideHost;
  readonly #options: StoresOptions;
  readonly #list: LatePart<StoresList>;
  #isAwaited = false;

  constructor(host: SideHost, options: StoresOptions) {
    this.#host = host;
    this.#options = options;
    this.#list = new LatePart(host, 'the list of stores', async () => {
      const { StoresList } = await import('../stores/stores-list.js');
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
