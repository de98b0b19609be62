import { Observable } from '../page/observable.js';
import { onlineWatch } from './online-watch.js';

/** Tells that what has failed is worth another try at once: the network is back, or the visitor asks for it. */
class RetryWatch extends Observable {
  #leave: (() => void) | undefined;

  /** The visitor asks. */
  prompt(): void {
    this.notify();
  }

  protected override onFirst(): void {
    this.#leave = onlineWatch().subscribe(() => this.notify());
  }

  protected override onLast(): void {
    this.#leave?.();
  }
}

let watch: RetryWatch | undefined;

/** One for all elements of the page. */
export const retryWatch = (): RetryWatch => (watch ??= new RetryWatch());

/** For `again`. */
export const retryPrompts = (prompt: () => void): (() => void) => retryWatch().subscribe(prompt);
