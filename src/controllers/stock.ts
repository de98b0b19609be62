import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StockState } from '../domain/stock-state.js';
import type { ProductStock } from '../page/product-stock.js';
import { stockOf } from '../page/stock-of.js';
import type { ConnectionController } from './connection.js';
import { Subscription } from './subscription.js';
import { awaitTurn, endTurn } from './turns.js';

/** The inventory of the host's product, shared with every other element that shows it, and asked for in turn. */
export class StockController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #stock: ProductStock | undefined;
  #turn: 'none' | 'awaited' | 'given' = 'none';

  /** @param productId '' or undefined: nothing is asked */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    connection: ConnectionController,
    productId: () => string | undefined,
  ) {
    this.#host = host;
    new Subscription(host, () => {
      const id = productId();
      this.#stock = connection.value && id ? stockOf(connection.value, id) : undefined;
      const { checkedAt, refreshing } = this.#stock?.state ?? {};
      // What is there, or on its way for another host, takes no turn.
      const isFree = checkedAt !== undefined || refreshing;
      if (this.#stock && !isFree && this.#turn === 'none') {
        this.#turn = 'awaited';
        awaitTurn(host, () => {
          this.#turn = 'given';
          host.requestUpdate();
        });
      }
      return this.#turn === 'awaited' && !isFree ? undefined : this.#stock;
    });
    host.addController(this);
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
    if (this.#turn === 'given' && status !== 'loading' && !refreshing) endTurn(this.#host);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      endTurn(this.#host);
      this.#turn = 'none';
    });
  }
}
