import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { minuteWatch } from './minute-watch.js';
import type { StockController } from './stock.js';
import { Subscription } from './subscription.js';
import { awaitTurn, endTurn, isSeen } from './turns.js';

/**
 * Tells the host every minute that its answer has aged, and asks anew for one that has grown old while it is looked at:
 * in turn, as for the first answers, since a page of badges grows old at the same time.
 */
export class StockRefresh implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #stock: StockController;
  #turn: 'none' | 'awaited' | 'given' = 'none';

  /** @param isShown whether there is something to be kept fresh */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    stock: StockController,
    isShown: () => boolean = () => true,
  ) {
    this.#host = host;
    this.#stock = stock;
    new Subscription(
      host,
      () => (isShown() ? minuteWatch() : undefined),
      () => this.#onMinute(),
    );
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#turn === 'given' && !this.#stock.state?.refreshing) this.#end();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected && this.#turn !== 'none') this.#end();
    });
  }

  #end(): void {
    this.#turn = 'none';
    endTurn(this.#host);
  }

  #onMinute(): void {
    const host = this.#host;
    host.requestUpdate();
    // Whoever waits for its first answer has its place in the queue.
    const isDue = this.#stock.state?.status !== 'loading' && this.#stock.isOld && isSeen(host);
    if (document.hidden || this.#turn !== 'none' || !isDue) return;
    this.#turn = 'awaited';
    awaitTurn(host, () => {
      this.#turn = 'given';
      // Another host of the same product may have asked meanwhile.
      if (this.#stock.isOld) this.#stock.refresh();
      else this.#end();
    });
  }
}
