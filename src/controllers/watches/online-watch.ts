import { Observable } from '../../page/observable.js';

/**
 * Notifies that the network is back, once the visitor looks at the page. One pair of listeners
 * serves all elements.
 */
export class OnlineWatch extends Observable {
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

  /** Notifies because the visitor asks for another try. */
  prompt(): void {
    this.notify();
  }

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

let watch: OnlineWatch | undefined;

export const onlineWatch = (): Observable => (watch ??= new OnlineWatch());
