import { OnlineWatch } from './online-watch.js';

/** Tells that what has failed is worth another try at once: the network is back, or the visitor asks for it. */
class RetryWatch extends OnlineWatch {
  /** The visitor asks. */
  prompt(): void {
    this.notify();
  }
}

let watch: RetryWatch | undefined;

/** One for all elements of the page. */
export const retryWatch = (): RetryWatch => (watch ??= new RetryWatch());

/** For `again`. */
export const retryPrompts = (prompt: () => void): (() => void) => retryWatch().subscribe(prompt);
