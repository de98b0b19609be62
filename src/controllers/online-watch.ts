import { Observable } from '../page/observable.js';

/** Tells that the network is back, once the page is looked at: one pair of listeners for all elements. */
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

  /** The visitor asks: that counts as much. */
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
