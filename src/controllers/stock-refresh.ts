import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { minuteWatch } from './minute-watch.js';
import { onlineWatch } from './online-watch.js';
import type { StockController } from './stock.js';
import { awaitLoadSlot, releaseLoadSlot } from '../scheduling/load-slots.js';
import { watch } from './watch.js';

/**
 * Tells the host every minute that its answer has aged, and asks anew for one that has grown old while it is near the
 * viewport, or that could not be had for want of a network that is back now: in turn, as for the first answers, since
 * that befalls all badges of a page at the same time.
 */
export class StockRefresh implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #stock: StockController;
  readonly #isShown: () => boolean;
  #turn: 'none' | 'awaited' | 'given' = 'none';

  /** @param isShown whether there is something to be kept fresh */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    stock: StockController,
    isShown: () => boolean = () => true,
  ) {
    this.#host = host;
    this.#stock = stock;
    this.#isShown = isShown;
    watch(host, minuteWatch, () => isShown() && this.#onMinute());
    watch(host, onlineWatch, () => isShown() && this.#ask(() => this.#lacksNetwork, true));
    host.addController(this);
  }

  hostUpdated(): void {
    // Another product's answer has taken its place in the queue.
    if (this.#turn === 'awaited' && !this.#stock.hasTurn) this.#turn = 'none';
    if (this.#turn === 'given' && !this.#stock.state?.refreshing) this.#end();
    // Who comes in the place of another does not ask where that one has.
    if (this.#isShown()) this.#askIfOld();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected || this.#turn === 'none') return;
      // A turn that is given ends with what is asked.
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
    // Whoever waits for an answer has its place in the queue.
    const isFree = this.#turn === 'none' && this.#stock.hasTurn;
    if (document.hidden || !isFree || !isDue()) return;
    this.#turn = 'awaited';
    awaitLoadSlot(host, () => {
      this.#turn = 'given';
      // Another host of the same product may have asked meanwhile.
      if (isDue()) this.#stock.refresh(isWanted);
      else this.#end();
    });
  }
}
