import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { minuteWatch } from '../watches/minute-watch.js';
import { retryWatch } from '../watches/retry-watch.js';
import type { StockController } from './stock.js';
import { awaitLoadSlot, releaseLoadSlot } from '../../scheduling/load-slots.js';
import { watch } from '../watches/watch.js';

/**
 * Updates the host every minute, because its answer has aged, and requests newer answers.
 *
 * An old answer is requested again while the host is near the viewport. An answer that failed for
 * want of a network is requested once the network is back. These requests wait in the queue like
 * first answers, since all badges of a page become due at the same time.
 */
export class StockRefresh implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #stock: StockController;
  readonly #isShown: () => boolean;
  #turn: 'none' | 'awaited' | 'given' = 'none';

  /** @param isShown whether the host shows an answer that must stay fresh */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    stock: StockController,
    isShown: () => boolean = () => true,
  ) {
    this.#host = host;
    this.#stock = stock;
    this.#isShown = isShown;
    watch(host, minuteWatch, () => isShown() && this.#onMinute());
    watch(host, retryWatch, () => isShown() && this.#ask(() => this.#lacksNetwork, true));
    host.addController(this);
  }

  hostUpdated(): void {
    // The request for another product has taken the host's place in the queue.
    if (this.#turn === 'awaited' && !this.#stock.hasTurn) this.#turn = 'none';
    if (this.#turn === 'given' && !this.#stock.state?.refreshing) this.#end();
    // A badge that replaces another one re-uses its answer, so only an old answer is requested.
    if (this.#isShown()) this.#askIfOld();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected || this.#turn === 'none') return;
      // A turn in use ends with its request.
      if (this.#turn === 'awaited') releaseLoadSlot(this.#host);
      this.#turn = 'none';
    });
  }

  #end(): void {
    this.#turn = 'none';
    releaseLoadSlot(this.#host);
  }

  get #lacksNetwork(): boolean {
    const { code } = this.#stock.state?.error ?? {};
    return code === 'network' || code === 'timeout';
  }

  #onMinute(): void {
    this.#host.requestUpdate();
    this.#askIfOld();
  }

  #askIfOld(): void {
    this.#ask(() => this.#stock.isOld);
  }

  #ask(isDue: () => boolean, isWanted?: boolean): void {
    const host = this.#host;
    // A host that waits for an answer already has its place in the queue.
    const isFree = this.#turn === 'none' && this.#stock.hasTurn;
    if (document.hidden || !isFree || !isDue()) return;
    this.#turn = 'awaited';
    awaitLoadSlot(host, () => {
      this.#turn = 'given';
      // Another host of the same product may have requested the answer during the wait.
      if (isDue()) this.#stock.refresh(isWanted);
      else this.#end();
    });
  }
}
