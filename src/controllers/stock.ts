import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StockState } from '../domain/stock/stock-state.js';
import type { ProductStock } from '../page/product-stock.js';
import { stockOf } from '../page/stock-of.js';
import type { ConnectionController } from './connection.js';
import { LastingTask } from './lasting-task.js';
import { takePart } from './take-part.js';
import { awaitLoadSlot, releaseLoadSlot } from '../scheduling/load-slots.js';
import { onRemoved } from '../scheduling/on-removed.js';

/** The inventory of the host's product, shared with every other element that shows it, and asked for in turn. */
export class StockController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #stock: ProductStock | undefined;
  /** Whether the host may ask, or waits for its turn to; undefined: there is nothing to ask for. */
  hasTurn: boolean | undefined;

  /** @param productId '' or undefined: nothing is asked */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    connection: ConnectionController,
    productId: () => string | undefined,
  ) {
    this.#host = host;
    new LastingTask(
      host,
      () => {
        const id = productId();
        const stock = connection.value && id ? stockOf(connection.value, id) : undefined;
        return [this.#inTurn(stock)] as const;
      },
      async ([stock], signal) => stock && takePart(stock, signal, () => host.requestUpdate()),
      onRemoved,
    );
    host.addController(this);
  }

  /** The inventory, once the host may ask for it. */
  #inTurn(stock: ProductStock | undefined): ProductStock | undefined {
    // A grid that is morphed gives its cards other products, all at once.
    if (stock !== this.#stock) this.#releaseLoadSlot();
    this.#stock = stock;
    // An inventory that is fresh, or that another element is loading, costs no request: it needs no turn in the queue.
    if (stock?.fresh || stock?.running) this.hasTurn = true;
    if (stock && this.hasTurn === undefined) {
      this.hasTurn = false;
      awaitLoadSlot(this.#host, () => {
        this.hasTurn = true;
        this.#host.requestUpdate();
      });
    }
    return this.hasTurn ? stock : undefined;
  }

  /** Loading, too, while the host waits for its turn. */
  get state(): StockState | undefined {
    return this.#stock?.state;
  }

  /** The answer has grown old. */
  get isOld(): boolean {
    return this.#stock?.isOld === true;
  }

  /** Asks anew where the answer has grown old, or the visitor wants it. */
  refresh(isWanted?: boolean): void {
    this.#stock?.refresh(isWanted);
  }

  hostUpdated(): void {
    const { status, refreshing } = this.state ?? {};
    if (this.hasTurn && status !== 'loading' && !refreshing) releaseLoadSlot(this.#host);
  }

  hostDisconnected(): void {
    // As long as it asks, it counts.
    onRemoved(this.#host, () => this.#releaseLoadSlot());
  }

  #releaseLoadSlot(): void {
    releaseLoadSlot(this.#host);
    this.hasTurn = undefined;
  }
}
