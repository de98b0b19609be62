import { Observable } from '../../page/observable.js';

/**
 * Notifies that failed requests are worth another try at once. Either the network is back and the
 * visitor looks at the page, or `notify` is called because the visitor asks for it. One pair of
 * listeners serves all elements.
 */
class RetryWatch extends Observable {
  #isBack = false;

  readonly #onOnline = (): void => {
    this.#isBack = true;
    this.#onShow();
  };

  readonly #onShow = (): void => {
    if (document.hidden || !this.#isBack) return;
    this.#isBack = false;
    this.notify();
  };

  protected override onFirst(): void {
    addEventListener('online', this.#onOnline);
    document.addEventListener('visibilitychange', this.#onShow);
  }

  protected override onLast(): void {
    removeEventListener('online', this.#onOnline);
    document.removeEventListener('visibilitychange', this.#onShow);
    this.#isBack = false;
  }
}

let watch: RetryWatch | undefined;

export const retryWatch = (): RetryWatch => (watch ??= new RetryWatch());

/** The `prompts` option for `again`. */
export const retryPrompts = (prompt: () => void): (() => void) => retryWatch().subscribe(prompt);
