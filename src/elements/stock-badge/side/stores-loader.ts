import type { ReactiveController } from 'lit';
import { report } from '../../../controllers/report.js';
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
  #list: StoresList | undefined;
  #isAwaited = false;

  constructor(host: SideHost, options: StoresOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const table = this.#options.table();
    const stores = this.#host.withStores && table ? this.#options.known() : [];
    if (this.#list) this.#list.show(table, stores);
    else if (stores.length && !this.#isAwaited) void this.#bring();
  }

  async #bring(): Promise<void> {
    this.#isAwaited = true;
    try {
      const { StoresList } = await import('../stores/stores-list.js');
      this.#list = new StoresList(this.#host, this.#options);
      this.#host.requestUpdate();
    } catch (error) {
      report(this.#host, `the list of stores can't be loaded: ${String(error)}`);
    }
  }
}
