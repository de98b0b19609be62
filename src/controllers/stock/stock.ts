import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StockState } from '../../domain/stock/stock-state.js';
import type { ProductStock } from '../../page/stock/product-stock.js';
import { stockOf } from '../../page/stock/stock-of.js';
import type { ConnectionController } from '../listing/connection.js';
import { LastingTask } from '../loading/lasting-task.js';
import { subscribeUntilSettled } from '../loading/subscribe-until-settled.js';
import { awaitLoadSlot, releaseLoadSlot } from '../../scheduling/load-slots.js';
import { onRemoved } from '../../scheduling/on-removed.js';

/**
 * The inventory of the host's product. It is shared with all elements that show the product, and
 * hosts request it in turn.
 */
export class StockController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #stock: ProductStock | undefined;
  /**
   * True when the host may send its request, false while it waits for its turn; undefined when
   * there is nothing to request.
   */
  hasTurn: boolean | undefined;

  /** @param productId returns the product's id; '' or undefined: no request is sent */
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
      async ([stock], signal) =>
        stock && subscribeUntilSettled(stock, signal, () => host.requestUpdate()),
      // The stock goes on after its first answer, until the host leaves.
      true,
    );
    host.addController(this);
  }

  /** Returns the inventory once the host may request it. */
  #inTurn(stock: ProductStock | undefined): ProductStock | undefined {
    // A morph of a grid gives all its cards other products at once.
    if (stock !== this.#stock) this.#releaseLoadSlot();
    this.#stock = stock;
    // An inventory that is fresh, or that another element is loading, costs no request. It needs no
    // turn.
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

  /** The inventory's state. Its status is also 'loading' while the host waits for its turn. */
  get state(): StockState | undefined {
    return this.#stock?.state;
  }

  /** True when the answer is old enough to be requested again. */
  get isOld(): boolean {
    return this.#stock?.isOld === true;
  }

  /** Requests an answer again when it is old or when the visitor wants it. */
  refresh(isWanted?: boolean): void {
    this.#stock?.refresh(isWanted);
  }

  hostUpdated(): void {
    const { status, refreshing } = this.state ?? {};
    if (this.hasTurn && status !== 'loading' && !refreshing) releaseLoadSlot(this.#host);
  }

  hostDisconnected(): void {
    // The host keeps its slot for as long as its request runs.
    onRemoved(this.#host, () => this.#releaseLoadSlot());
  }

  #releaseLoadSlot(): void {
    releaseLoadSlot(this.#host);
    this.hasTurn = undefined;
  }
}
